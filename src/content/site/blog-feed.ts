import { Injectable } from '@nestjs/common';
import { Texts } from '../../core/i18n/texts.js';
import { Config } from '../../core/config/config.js';
import { plainText } from '../../core/i18n/local-text.js';
import { type Locale, LOCALE_TAGS } from '../../core/i18n/locales.js';
import { route } from '../../routes.js';
import { authorOf, blogUrl } from '../article.presenter.js';
import { ArticleRenderer } from '../rendering/article-renderer.js';
import { ArticlesService } from '../articles.service.js';
import type { Blog } from '../blog.entity.js';

const ITEMS = 30;
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** RSS feed of the newest posts that have a text in its language. */
@Injectable()
export class BlogFeed {
  constructor(
    private readonly articles: ArticlesService,
    private readonly renderer: ArticleRenderer,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  /** RSS 2.0 with whole texts. */
  async rss(locale: Locale): Promise<string> {
    const { appName, publicUrl } = this.config;
    const blogs = await this.articles.newestBlogs(ITEMS, locale);
    const items = await Promise.all(blogs.map((blog) => this.item(blog, locale)));
    const self = escapeXml(publicUrl + route('blog-feed', {}, locale));
    const channel = [
      element('title', `${this.texts.t('articles.blogs.title', locale)} · ${appName}`),
      element('link', publicUrl + route('blogs', {}, locale)),
      `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
      element('description', this.texts.t('heads.blogs', locale, { name: appName })),
      element('language', LOCALE_TAGS[locale].toLowerCase()),
      ...(blogs[0] ? [element('lastBuildDate', changedLast(blogs).toUTCString())] : []),
    ];
    return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${[...channel, ...items].join('\n')}
</channel>
</rss>
`;
  }

  private async item(blog: Blog, locale: Locale): Promise<string> {
    const url = this.config.publicUrl + blogUrl(blog, locale);
    const author = authorOf(blog);
    const html = await this.renderer.html(plainText(blog.body, locale), locale);
    return [
      '<item>',
      element('title', plainText(blog.title, locale)),
      element('link', url),
      // stays the same when title and URL change
      `<guid isPermaLink="false">${escapeXml(`${this.config.publicUrl}/blog/${blog.id}`)}</guid>`,
      element('pubDate', blog.publishedAt!.toUTCString()),
      ...(author ? [element('dc:creator', author)] : []),
      ...(blog.summary[locale] ? [element('description', blog.summary[locale])] : []),
      element('content:encoded', this.absolute(html)),
      '</item>',
    ].join('\n');
  }

  /** Feed readers resolve no relative URLs. */
  private absolute(html: string): string {
    const { publicUrl } = this.config;
    return html
      .replace(/ (href|src)="\//g, ` $1="${publicUrl}/`)
      .replace(
        / srcset="([^"]*)"/g,
        (_, list: string) => ` srcset="${list.replace(/(^|, )\//g, `$1${publicUrl}/`)}"`,
      );
  }
}

const changedLast = (blogs: Blog[]) =>
  blogs.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), blogs[0]!.updatedAt);
