import type { ComponentType, ReactNode } from 'react';
import type { Locale } from '../../../src/core/i18n/locales.js';
import { reloadForLostChunk } from './lost-chunk.js';
import { isAdminPage, loadLocale, textSourcesOf } from '../i18n/locale-texts.js';

type Layout = ComponentType<{ children: ReactNode }>;
type LayoutName = 'admin' | 'blank' | 'default' | 'frame';
type Loader<Component> = () => Promise<{ default: Component }>;
/** The parts of a page object that decide which modules are loaded. */
export type LoadedPage = { component: string; props: object; url?: string };

const PAGES = import.meta.glob<{ default: ComponentType }>(
  '../../pages/{articles,assistant,auth,comparison,consent,errors,products,storefront,watch-list}/*.tsx',
);

const LAYOUTS: Record<LayoutName, Loader<Layout>> = {
  admin: () => import('../../layouts/admin.js'),
  blank: () => import('../../layouts/blank.js'),
  default: () => import('../../layouts/default.js'),
  frame: () => import('../../layouts/frame.js'),
};

const loadedLayouts = new Map<LayoutName, Layout>();
const loadedPages = new Map<string, ComponentType>();

/** Layouts by the first part of the page's name. */
function layoutName(pageName: string): LayoutName {
  if (isAdminPage(pageName)) return 'admin';
  if (pageName === 'assistant/frame') return 'frame';
  return pageName === 'storefront/home' ? 'blank' : 'default';
}

/**
 * Loads a page's component with its layout and texts, so that it renders synchronously. Loaded modules are
 * returned without `import`: even an import of a loaded module lets other tasks run first, and if one of them
 * replaces the address, the adapter treats that as the newer page and drops the answer that waits here.
 */
export function resolvePage(name: string, page?: LoadedPage): ComponentType | Promise<ComponentType> {
  const locale = localeOf(page);
  return loadedPages.get(`${locale} ${name}`) ?? loadPage(name, locale, page?.url);
}

async function loadPage(name: string, locale: Locale, url = ''): Promise<ComponentType> {
  const parts = Promise.all([loadModule(name), loadLayout(name), loadLocale(locale, name)]);
  const [module] = await parts.catch((error: unknown) => reloadForLostChunk(error, url));
  loadedPages.set(`${locale} ${name}`, module.default);
  return module.default;
}

async function loadModule(name: string): Promise<{ default: ComponentType }> {
  // visitors never load the names and chunks of these pages
  const pages = isAdminPage(name) ? (await import('./admin-pages.js')).ALL_PAGES : PAGES;
  const load = pages[`../../pages/${name}.tsx`];
  if (!load) throw new Error(`There is no page ${name}`);
  return load();
}

/** The layout of a page that `resolvePage` loaded. */
export function layoutOf(pageName: string): Layout {
  return loadedLayouts.get(layoutName(pageName))!;
}

/** Sources besides the entry that a page needs immediately; the server links their chunks. */
export function chunksOf(page: LoadedPage): string[] {
  return [
    `client/layouts/${layoutName(page.component)}.tsx`,
    `client/pages/${page.component}.tsx`,
    ...(isAdminPage(page.component) ? ['client/lib/start/admin-pages.ts'] : []),
    ...textSourcesOf(localeOf(page), page.component),
  ];
}

async function loadLayout(pageName: string): Promise<void> {
  const name = layoutName(pageName);
  if (!loadedLayouts.has(name)) loadedLayouts.set(name, (await LAYOUTS[name]()).default);
}

function localeOf(page: LoadedPage | undefined): Locale {
  const { locale } = (page?.props ?? {}) as { locale?: Locale };
  return locale ?? (document.documentElement.lang as Locale);
}
