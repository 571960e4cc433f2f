import type { HeadContent } from '../../core/http/pages/page-head.js';
import { breadcrumbData } from '../../core/http/pages/structured-data.js';
import { plainText } from '../../core/i18n/local-text.js';
import type { Locale } from '../../core/i18n/locales.js';
import type { PictureProps } from '../../media/media.props.js';
import { route } from '../../routes.js';
import { blogUrl, pageUrl } from '../article.presenter.js';
import { isPublic, languagesOf } from '../article.rules.js';
import type { Article } from '../article.js';
import type { Blog } from '../blog.entity.js';
import type { ContentPage } from '../content-page.entity.js';

interface Context {
  locale: Locale;
  appName: string;
  /** Prefix of absolute URLs. */
  origin: string;
}

/** Title, URLs, preview and structured data of a post. */
export function blogHead(
  blog: Blog,
  { author, cover }: { author: string | null; cover: PictureProps | null },
  { blogsTitle, ...context }: Context & { blogsTitle: string },
): HeadContent {
  const { locale, origin, appName } = context;
  const content = articleHead(blog, (language) => blogUrl(blog, language), context);
  const publisher = { '@type': 'Organization', name: appName, url: origin + route('home', {}, locale) };
  const article = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: content.title,
    ...(content.description && { description: content.description }),
    ...(cover && { image: [origin + cover.src] }),
    ...(blog.publishedAt && { datePublished: blog.publishedAt.toISOString() }),
    dateModified: blog.updatedAt.toISOString(),
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
    mainEntityOfPage: origin + content.canonical!,
    inLanguage: content.robots ? undefined : locale,
  };
  return {
    ...content,
    type: 'article',
    image: cover ? { url: cover.src, alt: cover.alt } : undefined,
    jsonLd: [article, breadcrumb([blogsTitle, route('blogs', {}, locale)], content, context)],
  };
}

/** The head of a text page. */
export function pageHead(page: ContentPage, context: Context): HeadContent {
  const content = articleHead(page, (language) => pageUrl(page, language), context);
  const home: [string, string] = [context.appName, route('home', {}, context.locale)];
  return { ...content, jsonLd: [breadcrumb(home, content, context)] };
}

function articleHead(article: Article, urlIn: (locale: Locale) => string, { locale }: Context): HeadContent {
  const languages = languagesOf(article);
  const isOwn = languages.includes(locale);
  return {
    title: plainText(article.title, locale),
    description: plainText(article.summary, locale) || undefined,
    canonical: urlIn(locale),
    alternates: Object.fromEntries(languages.map((language) => [language, urlIn(language)])),
    robots: !isPublic(article) ? 'noindex' : isOwn ? undefined : 'noindex,follow',
  };
}

function breadcrumb([name, url]: [string, string], { title, canonical }: HeadContent, { origin }: Context) {
  return breadcrumbData(
    [
      { name, url },
      { name: title!, url: canonical! },
    ],
    origin,
  );
}
