import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError, FieldError, NotFound, Unavailable } from '../../errors/domain-errors.js';
import { Texts } from '../../i18n/texts.js';
import type { FlashData } from '../../inertia/pages.js';
import { FormRedirects } from './form-redirects.js';
import type { Refused } from './refused.props.js';
import { toast } from './toast.js';

/** Length limit of names and reasons, as JSON, in the flash data next to a toast. */
const ROOM = 1500;
/** The part of the limit for a reason's markup. */
const AROUND = '{"text":,"names":[]},'.length;
const lengthOf = (text: string) => JSON.stringify(text).length;

interface SelectedAction {
  /** The list, to which the answer redirects. */
  list: string;
  /** Message key of the result, with the `count`. */
  done: string;
  /** The record's name in the list; read only for refused records. */
  nameOf(id: number): Promise<string>;
}

/** An action of single records for all that are selected in a list. */
@Injectable()
export class SelectedRecords {
  private readonly logger = new Logger('SelectedRecords');

  constructor(
    private readonly redirects: FormRedirects,
    private readonly texts: Texts,
  ) {}

  /**
   * Runs the action for each record, in its own transaction, and names refused ones with the reason. After
   * any other error, the remaining records are named and not tried.
   * @param act throws a DomainError to refuse a record
   * @throws NotFound if none of the records exists
   */
  async each(
    request: FastifyRequest,
    ids: number[],
    action: SelectedAction,
    act: (id: number) => Promise<unknown>,
  ) {
    const refused: [number, DomainError][] = [];
    let done = 0;
    let failure: DomainError | undefined;
    for (const id of new Set(ids))
      try {
        if (failure) throw failure;
        await act(id);
        done++;
      } catch (error) {
        const isRefusal = error instanceof DomainError;
        if (!isRefusal && !done) throw error;
        if (!isRefusal) this.logger.error(error, request.id);
        refused.push([id, isRefusal ? error : (failure = new Unavailable('fault.internal'))]);
      }
    if (!done && refused.every(([, error]) => error instanceof NotFound)) throw new NotFound();
    return this.answer(request, action, done, refused);
  }

  /**
   * Redirects to the list with how many it was done to, and the names of those that refused it.
   * @param refused ids with their errors
   */
  async answer(
    request: FastifyRequest,
    { list, done, nameOf }: SelectedAction,
    count: number,
    refused: [number, DomainError][],
  ) {
    const say = (key: string, values: object) => this.texts.t(key, request.locale, values);
    const flash: FlashData = toast(this.texts, request.locale, refused.length ? 'warn' : 'success', done, {
      count,
    });
    if (!refused.length) return this.redirects.toList(request, list, flash);
    const left = say('admin.list.refused_above', { count: refused.length });
    flash.toast!.detail = count ? `${flash.toast!.detail} ${left}` : left;
    const namesBy = new Map<string, string[]>();
    let room = ROOM;
    for (const [id, error] of refused) {
      const { key, values = {} } = (error instanceof FieldError && Object.values(error.fields)[0]) || error;
      const reason = say(key, values);
      const unnamed = say('audit.object', { id });
      // a record that was deleted meanwhile has no name
      const name = error instanceof NotFound ? unnamed : await nameOf(id).catch(() => unnamed);
      const names = namesBy.get(reason) ?? [];
      room -= lengthOf(name) + 1 + (names.length ? 0 : lengthOf(reason) + AROUND);
      if (room < 0) break;
      namesBy.set(reason, [...names, name]);
    }
    const reasons: Refused['reasons'] = [...namesBy].map(([text, names]) => ({ text, names }));
    return this.redirects.toList(request, list, { ...flash, refused: { count: refused.length, reasons } });
  }
}
