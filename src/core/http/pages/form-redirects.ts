import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Texts } from '../../i18n/texts.js';
import { Config } from '../../config/config.js';
import type { MessageValues } from '../../errors/domain-errors.js';
import { previousPath } from '../../inertia/http/local-url.js';
import type { FlashData } from '../../inertia/pages.js';
import { redirect } from '../../inertia/responses.js';
import { toast } from './toast.js';

/** Parameters that open a dialog over a list. */
const FORM_PARAMETERS = ['edit', 'new', 'copy', 'ean', 'history', 'term', 'delete'];

/** Redirects after a form was saved. */
@Injectable()
export class FormRedirects {
  constructor(
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  /**
   * Redirects to the list with its filters, without the dialog.
   * @param lists possible lists of the form; the first is the default
   * @param message key of the message about the action, or the flash data
   */
  toList(
    request: FastifyRequest,
    lists: string | string[],
    message: string | FlashData,
    values: MessageValues = {},
  ) {
    return this.to(request, this.listUrl(request, [lists].flat()), message, values);
  }

  to(
    { locale }: Pick<FastifyRequest, 'locale'>,
    url: string,
    message: string | FlashData,
    values: MessageValues = {},
  ) {
    const isKey = typeof message === 'string';
    return redirect(url, { flash: isKey ? toast(this.texts, locale, 'success', message, values) : message });
  }

  listUrl(request: FastifyRequest, lists: string[]): string {
    const { origin } = new URL(this.config.publicUrl);
    const url = new URL(previousPath(request, origin) ?? lists[0]!, origin);
    if (!lists.includes(url.pathname)) return lists[0]!;
    for (const name of FORM_PARAMETERS) url.searchParams.delete(name);
    return url.pathname + url.search;
  }
}
