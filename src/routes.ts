import { defineRoutes } from './core/http/routing/route-table.js';
import type { Locale } from './core/i18n/locales.js';

/** Sections of the admin area: the values of `{page?}`. */
export const ADMIN_SECTIONS = {
  products: { sl: 'izdelki', en: 'products' },
  'product-data': { sl: 'podatki-o-izdelkih', en: 'product-data' },
  categories: { sl: 'kategorije', en: 'categories' },
  media: { sl: 'mediji', en: 'media' },
  attributes: { sl: 'lastnosti', en: 'attributes' },
  imports: { sl: 'uvozi', en: 'imports' },
  companies: { sl: 'podjetja', en: 'companies' },
  users: { sl: 'uporabniki', en: 'users' },
  services: { sl: 'storitve', en: 'services' },
  blogs: { sl: 'blogi', en: 'blogs' },
  pages: { sl: 'strani', en: 'pages' },
  reports: { sl: 'prijave-napak', en: 'mistakes' },
  statistics: { sl: 'statistika', en: 'statistics' },
  profile: { sl: 'profil', en: 'profile' },
  'audit-log': { sl: 'dnevnik', en: 'audit-log' },
  queues: { sl: 'vrste', en: 'queues' },
} as const satisfies Record<string, Record<Locale, string>>;

/** Every screen's address, once. The server builds all links from here; test/routes holds it against the specification. */
export const {
  table: ROUTES,
  route,
  translatePath,
  LocalizedGet,
  LocalizedPost,
  LocalizedPut,
  LocalizedPatch,
  LocalizedDelete,
} = defineRoutes({
  home: { sl: '/', en: '/en' },
  login: { sl: '/prijava', en: '/en/login' },
  blogs: { sl: '/blogi', en: '/en/blogs' },
  admin: { sl: '/administracija/{page?}', en: '/en/admin/{page?}' },
  company: { sl: '/company', en: '/en/company' },
  blog: { sl: '/blogi/{id}/{title}', en: '/en/blogs/{id}/{title}' },
  product: { sl: '/izdelek/{id}/{name...}', en: '/en/product/{id}/{name...}' },
  service: { sl: '/storitev/{id}/{name...}', en: '/en/service/{id}/{name...}' },
  search: { sl: '/iskanje/izdelki/rezultati/{query...}', en: '/en/search/products/results/{query...}' },
  category: {
    sl: '/izdelki/rezultati/{id}/{categories...}',
    en: '/en/products/results/{id}/{categories...}',
  },
  'service-category': {
    sl: '/storitve/rezultati/{id}/{categories...}',
    en: '/en/services/results/{id}/{categories...}',
  },
  sitemap: { sl: '/sitemap.xml', en: '/en/sitemap.xml' },

  go: { sl: '/pojdi/{id}', en: '/en/go/{id}' },
  compare: { sl: '/primerjava', en: '/en/compare' },
  'watch-list': { sl: '/opazovani', en: '/en/watch-list' },
  report: { sl: '/napaka/{id}', en: '/en/mistake/{id}' },
  'price-alert': { sl: '/obvestilo-o-ceni/{id}', en: '/en/price-alert/{id}' },
  'price-alert.confirmation': {
    sl: '/obvestilo-o-ceni/{token}/potrditev',
    en: '/en/price-alert/{token}/confirmation',
  },
  'price-alert.end': { sl: '/obvestilo-o-ceni/{token}/odjava', en: '/en/price-alert/{token}/unsubscription' },
  page: { sl: '/strani/{slug}', en: '/en/pages/{slug}' },
  assistant: { sl: '/pomocnik', en: '/en/assistant' },
  consent: { sl: '/piskotki', en: '/en/cookies' },
  'blog-feed': { sl: '/blogi.xml', en: '/en/blogs.xml' },

  'admin.products': { sl: '/administracija/izdelki', en: '/en/admin/products' },
  'admin.products.new': { sl: '/administracija/izdelki/nov', en: '/en/admin/products/new' },
  'admin.products.one': { sl: '/administracija/izdelki/{id}', en: '/en/admin/products/{id}' },
  'admin.products.preview': {
    sl: '/administracija/izdelki/{id}/predogled',
    en: '/en/admin/products/{id}/preview',
  },
  'admin.products.prices': {
    sl: '/administracija/izdelki/{id}/cene',
    en: '/en/admin/products/{id}/prices',
  },
  'admin.products.restoration': {
    sl: '/administracija/izdelki/{id}/vrnitev',
    en: '/en/admin/products/{id}/restoration',
  },
  'admin.products.bulk': { sl: '/administracija/izdelki/skupinsko', en: '/en/admin/products/bulk' },
  'admin.products.bulk.run': {
    sl: '/administracija/izdelki/skupinsko/{id}',
    en: '/en/admin/products/bulk/{id}',
  },
  'admin.products.values': { sl: '/administracija/izdelki/vrednosti', en: '/en/admin/products/values' },
  'admin.products.views': { sl: '/administracija/izdelki/pogledi', en: '/en/admin/products/views' },
  'admin.products.views.one': {
    sl: '/administracija/izdelki/pogledi/{id}',
    en: '/en/admin/products/views/{id}',
  },
  'admin.products.export': { sl: '/administracija/izdelki/izvoz', en: '/en/admin/products/export' },
  'admin.services': { sl: '/administracija/storitve', en: '/en/admin/services' },
  'admin.services.new': { sl: '/administracija/storitve/nova', en: '/en/admin/services/new' },

  'admin.users': { sl: '/administracija/uporabniki', en: '/en/admin/users' },
  'admin.users.one': { sl: '/administracija/uporabniki/{id}', en: '/en/admin/users/{id}' },
  'admin.users.invitation': {
    sl: '/administracija/uporabniki/{id}/povabilo',
    en: '/en/admin/users/{id}/invitation',
  },
  'admin.companies': { sl: '/administracija/podjetja', en: '/en/admin/companies' },
  'admin.companies.one': { sl: '/administracija/podjetja/{id}', en: '/en/admin/companies/{id}' },
  'admin.categories': { sl: '/administracija/kategorije', en: '/en/admin/categories' },
  'admin.categories.one': { sl: '/administracija/kategorije/{id}', en: '/en/admin/categories/{id}' },
  'admin.categories.place': {
    sl: '/administracija/kategorije/{id}/mesto',
    en: '/en/admin/categories/{id}/place',
  },
  'admin.media': { sl: '/administracija/mediji', en: '/en/admin/media' },
  'admin.media.addresses': { sl: '/administracija/mediji/naslovi', en: '/en/admin/media/addresses' },
  'admin.media.file': { sl: '/administracija/mediji/{id}/datoteka', en: '/en/admin/media/{id}/file' },
  'admin.media.one': { sl: '/administracija/mediji/{id}', en: '/en/admin/media/{id}' },
  'admin.blogs': { sl: '/administracija/blogi', en: '/en/admin/blogs' },
  'admin.blogs.one': { sl: '/administracija/blogi/{id}', en: '/en/admin/blogs/{id}' },
  'admin.blogs.restoration': {
    sl: '/administracija/blogi/{id}/vrnitev',
    en: '/en/admin/blogs/{id}/restoration',
  },
  'admin.blogs.preview': { sl: '/administracija/blogi/predogled', en: '/en/admin/blogs/preview' },
  'admin.blogs.pictures': { sl: '/administracija/blogi/slike', en: '/en/admin/blogs/pictures' },
  'admin.pages': { sl: '/administracija/strani', en: '/en/admin/pages' },
  'admin.pages.one': { sl: '/administracija/strani/{id}', en: '/en/admin/pages/{id}' },
  'admin.pages.restoration': {
    sl: '/administracija/strani/{id}/vrnitev',
    en: '/en/admin/pages/{id}/restoration',
  },
  'admin.pages.preview': { sl: '/administracija/strani/predogled', en: '/en/admin/pages/preview' },
  'admin.pages.pictures': { sl: '/administracija/strani/slike', en: '/en/admin/pages/pictures' },
  'admin.reports': { sl: '/administracija/prijave-napak', en: '/en/admin/mistakes' },
  'admin.reports.one': { sl: '/administracija/prijave-napak/{id}', en: '/en/admin/mistakes/{id}' },
  'admin.statistics': { sl: '/administracija/statistika', en: '/en/admin/statistics' },
  'admin.statistics.days': { sl: '/administracija/statistika/dnevi', en: '/en/admin/statistics/days' },
  'admin.statistics.products': {
    sl: '/administracija/statistika/izdelki',
    en: '/en/admin/statistics/products',
  },
  'admin.statistics.companies': {
    sl: '/administracija/statistika/podjetja',
    en: '/en/admin/statistics/companies',
  },
  'admin.statistics.categories': {
    sl: '/administracija/statistika/kategorije',
    en: '/en/admin/statistics/categories',
  },
  'admin.statistics.searches': {
    sl: '/administracija/statistika/iskanja',
    en: '/en/admin/statistics/searches',
  },
  'admin.statistics.synonyms': {
    sl: '/administracija/statistika/sopomenke',
    en: '/en/admin/statistics/synonyms',
  },
  'admin.statistics.synonyms.one': {
    sl: '/administracija/statistika/sopomenke/{id}',
    en: '/en/admin/statistics/synonyms/{id}',
  },
  'admin.profile': { sl: '/administracija/profil', en: '/en/admin/profile' },
  'admin.audit-log': { sl: '/administracija/dnevnik', en: '/en/admin/audit-log' },
  'admin.queues': { sl: '/administracija/vrste', en: '/en/admin/queues' },
  'admin.queues.pause': { sl: '/administracija/vrste/{queue}/premor', en: '/en/admin/queues/{queue}/pause' },
  'admin.queues.failure': {
    sl: '/administracija/vrste/neuspela/{id}',
    en: '/en/admin/queues/failures/{id}',
  },

  'admin.product-data': { sl: '/administracija/podatki-o-izdelkih', en: '/en/admin/product-data' },
  'admin.product-data.one': {
    sl: '/administracija/podatki-o-izdelkih/{id}',
    en: '/en/admin/product-data/{id}',
  },
  'admin.product-data.merge': {
    sl: '/administracija/podatki-o-izdelkih/{id}/zdruzitev',
    en: '/en/admin/product-data/{id}/merge',
  },

  'admin.attributes': { sl: '/administracija/lastnosti', en: '/en/admin/attributes' },
  'admin.attributes.one': { sl: '/administracija/lastnosti/{id}', en: '/en/admin/attributes/{id}' },
  'admin.attributes.position': {
    sl: '/administracija/lastnosti/{id}/mesto',
    en: '/en/admin/attributes/{id}/position',
  },

  'admin.imports': { sl: '/administracija/uvozi', en: '/en/admin/imports' },
  'admin.imports.run': { sl: '/administracija/uvozi/{id}', en: '/en/admin/imports/{id}' },
  'admin.imports.report': { sl: '/administracija/uvozi/{id}/porocilo', en: '/en/admin/imports/{id}/report' },
  'admin.imports.diagnosis': { sl: '/administracija/uvozi/diagnostika', en: '/en/admin/imports/diagnosis' },
  'admin.imports.changes': {
    sl: '/administracija/uvozi/{id}/spremembe',
    en: '/en/admin/imports/{id}/changes',
  },
  'admin.imports.rollback': {
    sl: '/administracija/uvozi/{id}/vrnitev',
    en: '/en/admin/imports/{id}/rollback',
  },
  'admin.imports.format': { sl: '/administracija/uvozi/{id}/oblika', en: '/en/admin/imports/{id}/format' },
  'admin.imports.formats': { sl: '/administracija/uvozi/oblike', en: '/en/admin/imports/formats' },
  'admin.imports.own-format': {
    sl: '/administracija/uvozi/oblike/{id}',
    en: '/en/admin/imports/formats/{id}',
  },
  'admin.imports.categories': {
    sl: '/administracija/uvozi/kategorije',
    en: '/en/admin/imports/categories',
  },
  'admin.imports.mapping': {
    sl: '/administracija/uvozi/preslikave/{id}',
    en: '/en/admin/imports/mappings/{id}',
  },
  'admin.imports.blocked-terms': {
    sl: '/administracija/uvozi/blokirani-izrazi',
    en: '/en/admin/imports/blocked-terms',
  },
  'admin.imports.blocked-terms.removal': {
    sl: '/administracija/uvozi/blokirani-izrazi/{id}/odstranitev',
    en: '/en/admin/imports/blocked-terms/{id}/removal',
  },
  'admin.imports.feeds': { sl: '/administracija/uvozi/naslovi', en: '/en/admin/imports/addresses' },
  'admin.imports.feed': { sl: '/administracija/uvozi/naslovi/{id}', en: '/en/admin/imports/addresses/{id}' },
  'admin.imports.feed.pulls': {
    sl: '/administracija/uvozi/naslovi/{id}/prevzemi',
    en: '/en/admin/imports/addresses/{id}/pulls',
  },
});
