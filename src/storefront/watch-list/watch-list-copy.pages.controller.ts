import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../access/public.decorator.js';
import { Config } from '../../core/config/config.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { LimitedByAddress } from '../../core/http/rates/limit-addresses.js';
import { defineRate } from '../../core/http/rates/rate.js';
import { Texts } from '../../core/i18n/texts.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { back } from '../../core/inertia/responses.js';
import { LocalizedGet, LocalizedPost, route } from '../../routes.js';
import { SharedWatchLists } from './shared-watch-lists.js';
import { copyTokenOf, setWatched, watchedOf } from './watch-list-cookie.js';
import { CopyInput, CopyParams } from './watch-list.input.js';
import { toWatched } from './watch-list.presenter.js';
import { WatchListService } from './watch-list.service.js';

const COPIES = defineRate({ name: 'watch-list-copies', per: 'address', max: 30, seconds: 3600 });

/** The link to a copy of the watch list, which its owner creates, renews and removes, and the page behind it. */
@Controller()
@Public()
export class WatchListCopyPagesController {
  constructor(
    private readonly copies: SharedWatchLists,
    private readonly list: WatchListService,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  @LocalizedPost('watch-list.copies')
  @LimitedByAddress(COPIES)
  async change(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { remove }: CopyInput,
  ) {
    const list = watchedOf(request);
    let token = copyTokenOf(request);
    if (!remove && list.length) token = await this.copies.save(token, list);
    else if (remove && token) {
      await this.copies.remove(token);
      token = null;
    }
    setWatched(request, reply, list, this.config.secure, token);
    return back(route('watch-list', {}, request.locale));
  }

  /** @throws NotFound if the owner removed the link, or if it is too old */
  @LocalizedGet('watch-list.copy')
  @Page('watch-list/copy')
  @PrivateTitle('watch-list.copy.title')
  async show(@Req() { locale }: FastifyRequest, @Param() { token }: CopyParams) {
    const copy = await this.copies.find(token);
    if (!copy) throw new NotFound();
    const found = await this.list.findGroups(copy.watched);
    return {
      watched: found.map((one) => toWatched(one, false, locale, this.texts)),
      savedAt: copy.savedAt.toISOString(),
    };
  }
}
