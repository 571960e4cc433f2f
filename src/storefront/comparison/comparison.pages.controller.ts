import { Body, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Public } from '../../access/public.decorator.js';
import { Config } from '../../core/config/config.js';
import { callerOf } from '../../core/http/routing/caller.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { Head, type PageHead } from '../../core/http/pages/page-head.js';
import { toast } from '../../core/http/pages/toast.js';
import { previousPath } from '../../core/inertia/http/local-url.js';
import { visitOf } from '../../core/inertia/http/visit.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { back, redirect } from '../../core/inertia/responses.js';
import { excerpt } from '../../core/text/excerpt.js';
import { LocalizedGet, LocalizedPost } from '../../routes.js';
import { watchedOf } from '../watch-list/watch-list-cookie.js';
import { MAX_COMPARED } from './compared-ids.js';
import { ComparisonPage, comparisonUrl } from './comparison-page.js';
import { setComparedIds, comparedIds } from './comparison-cookie.js';
import { ComparisonInput, ComparisonQuery } from './comparison.input.js';
import type { ComparedProduct } from './comparison.pages.js';
import { ComparisonService } from './comparison.service.js';

/** Maximum length of all names in a title, in characters. */
const NAMES_LENGTH = 100;

/** The comparison; its products are in the URL. */
@Controller()
@Public()
export class ComparisonPagesController {
  constructor(
    private readonly page: ComparisonPage,
    private readonly comparison: ComparisonService,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  @LocalizedGet('compare')
  @Page('comparison/show')
  async show(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Head() head: PageHead,
  ) {
    const { locale } = request;
    const { ids, ...asked } = lenientQuery(ComparisonQuery, request.query);
    if (!ids && comparedIds(request).length) return redirect(comparisonUrl(comparedIds(request), locale));
    // only changes made on our own pages are kept: opening a shared link must not replace the comparison
    if (ids && !callerOf(request).isPrefetch && previousPath(request, this.config.publicUrl))
      setComparedIds(request, reply, ids, this.config.secure);
    const watched = watchedOf(request).map(({ id }) => id);
    const page = await this.page.toProps({ ids: ids ?? [], watched, ...asked }, locale);
    const title = this.texts.t('comparison.title', locale);
    head.set({
      title: [...namesOf(page.products), title].join(' · '),
      description: this.texts.t('comparison.intro', locale),
      robots: 'noindex,follow',
    });
    return page;
  }

  @LocalizedPost('compare')
  async change(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { add, remove }: ComparisonInput,
  ) {
    const { locale } = request;
    const kept = comparedIds(request).filter((id) => id !== remove);
    const ids = add === undefined ? kept : await this.comparison.add(kept, add);
    if (!ids) return this.full(request, kept, add!);
    setComparedIds(request, reply, ids, this.config.secure);
    return back(comparisonUrl(ids, locale));
  }

  /** Without scripts there is no toast, so the comparison page shows that it is full. */
  private full(request: FastifyRequest, kept: number[], refused: number) {
    const { locale } = request;
    const url = comparisonUrl(kept, locale, undefined, refused);
    if (!visitOf(request).request.isInertia) return redirect(url);
    return back(url, {
      flash: toast(this.texts, locale, 'warn', 'comparison.full', { count: MAX_COMPARED }),
    });
  }
}

/** Short names at the start of the title, which tabs show. */
function namesOf(products: ComparedProduct[]): string[] {
  const each = Math.floor(NAMES_LENGTH / products.length);
  const names = products.map(({ name }) => excerpt(name.text, each) ?? '');
  return names.length ? [names.join(' / ')] : [];
}
