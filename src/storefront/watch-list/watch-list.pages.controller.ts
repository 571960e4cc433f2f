import { Body, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Texts } from '../../core/i18n/texts.js';
import { Public } from '../../access/public.decorator.js';
import { Config } from '../../core/config/config.js';
import { callerOf } from '../../core/http/routing/caller.js';
import { COOKIE_DAYS } from '../../core/http/pages/preference-cookie.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { Head, type PageHead } from '../../core/http/pages/page-head.js';
import { toast } from '../../core/http/pages/toast.js';
import { visitOf } from '../../core/inertia/http/visit.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { back, redirect } from '../../core/inertia/responses.js';
import { LocalizedGet, LocalizedPost, route } from '../../routes.js';
import { SharedWatchLists } from './shared-watch-lists.js';
import { copyTokenOf, setWatched, watchedOf } from './watch-list-cookie.js';
import { WatchListInput, WatchListQuery } from './watch-list.input.js';
import { toWatched } from './watch-list.presenter.js';
import { WatchListService } from './watch-list.service.js';
import { MAX_WATCHED, type Watched } from './watched.js';

/** The watch list, which is stored in a cookie only. */
@Controller()
@Public()
export class WatchListPagesController {
  constructor(
    private readonly list: WatchListService,
    private readonly copies: SharedWatchLists,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  @LocalizedGet('watch-list')
  @Page('watch-list/show')
  async show(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Head() head: PageHead,
  ) {
    const { locale } = request;
    head.set({ title: this.texts.t('watch-list.title', locale), robots: 'noindex,follow' });
    const found = await this.list.findGroups(watchedOf(request));
    // each visit prolongs the cookie
    const list = found.map(({ watched }) => watched);
    if (found.length && !callerOf(request).isPrefetch) setWatched(request, reply, list, this.config.secure);
    return {
      watched: found.map((one) => toWatched(one, this.config.mail !== null, locale, this.texts)),
      isFull: lenientQuery(WatchListQuery, request.query).full !== undefined && found.length >= MAX_WATCHED,
      most: MAX_WATCHED,
      days: COOKIE_DAYS,
      copiesUrl: route('watch-list.copies', {}, locale),
      copy: await this.copyOf(request, list),
    };
  }

  /** null: there is none any more. */
  private async copyOf(request: FastifyRequest, list: Watched[]) {
    const token = copyTokenOf(request);
    const copy = token && (await this.copies.find(token));
    if (!copy) return null;
    const ids = (watched: Watched[]) => watched.map(({ id }) => id).join();
    return {
      url: this.config.publicUrl + route('watch-list.copy', { token }, request.locale),
      savedAt: copy.savedAt.toISOString(),
      isCurrent: ids(copy.watched) === ids(list),
    };
  }

  @LocalizedPost('watch-list')
  async change(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { add, remove, clear }: WatchListInput,
  ) {
    const left = clear ? [] : watchedOf(request).filter(({ id }) => id !== remove);
    const list = add === undefined ? left : await this.list.add(left, add);
    if (!list) return this.full(request);
    const token = copyTokenOf(request);
    // an empty list needs no link, and its page no longer offers one
    if (clear && token) await this.copies.remove(token);
    setWatched(request, reply, list, this.config.secure, clear ? null : token);
    return back(route('watch-list', {}, request.locale));
  }

  /** Without scripts there is no toast, so the watch list shows that it is full. */
  private full(request: FastifyRequest) {
    const { locale } = request;
    const url = route('watch-list', {}, locale, { full: '1' });
    if (!visitOf(request).request.isInertia) return redirect(url);
    return back(url, {
      flash: toast(this.texts, locale, 'warn', 'watch-list.full', { count: MAX_WATCHED }),
    });
  }
}
