import { type ArgumentsHost, Catch, type ExceptionFilter, Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import { type MessageValues, TooManyRequests } from '../../errors/domain-errors.js';
import { codeOf, type Fault, toFault } from '../../errors/fault.js';
import { InertiaErrors } from '../../inertia/inertia-errors.js';
import { InertiaFailures } from '../../inertia/inertia-failures.js';
import { visitOf } from '../../inertia/http/visit.js';
import { HEADER } from '../../inertia/protocol/headers.js';
import { back, redirect } from '../../inertia/responses.js';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.js';
import './essential.decorator.js';
import { failureToast } from './failure-toast.js';
import { VERSION_FIELD } from '../versions/if-match.decorator.js';
import { isMachineRequest } from '../routing/machine-requests.js';
import { headOf } from '../pages/page-head.js';
import { bothVersions, formConflict } from '../versions/stale.js';
import { toast } from '../pages/toast.js';

/** Where somebody is led instead of being shown a fault, and what is said there. */
export interface RedirectTarget {
  url: string;
  message?: { severity: 'info' | 'warn'; key: string };
}

/** The page that shows a fault, where that is not the storefront's. */
export interface FaultPage {
  page: 'errors/admin';
}

/** Provides the one decision which faults of pages and forms lead elsewhere, or where they are shown; null: as ever. */
export const FAULT_REDIRECT = Symbol('FaultRedirect');
export type FaultRedirect = (fault: Fault, request: FastifyRequest) => RedirectTarget | FaultPage | null;

/** When to try again what is not to be had now. */
const RETRY_AFTER_SECONDS = 10;
const PROBLEM = 'application/problem+json; charset=utf-8';

/** The only place that knows what an error looks like from outside: problem document, page, or back to the form. */
@Injectable()
@Catch()
export class FailureFilter implements ExceptionFilter {
  private readonly logger = new Logger('Failure');

  constructor(
    private readonly errors: InertiaErrors,
    private readonly failures: InertiaFailures,
    private readonly i18n: I18nService,
    @Inject(FAULT_REDIRECT) private readonly redirectOf: FaultRedirect,
  ) {}

  async catch(exception: unknown, host: ArgumentsHost): Promise<void> {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent) return;
    // a request that failed before its language was looked up
    request.locale ??= DEFAULT_LOCALE;
    try {
      await this.answer(exception, request, reply);
    } catch (failure) {
      this.logger.error(failure);
      await this.errors.sendDocument(request, reply, 500);
    }
  }

  private async answer(exception: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const wantsPage = !isMachineRequest(request);
    if (wantsPage && (await this.failures.answer(exception, request, reply))) return;
    const fault = asSeen(toFault(exception), request);
    visitOf(request).isRefused = true;
    if (exception instanceof TooManyRequests && exception.retryAfter)
      reply.header('Retry-After', exception.retryAfter);
    if (fault.unexpected) this.logger.error(exception, request.id);
    if (fault.status === 503) reply.header('Retry-After', RETRY_AFTER_SECONDS);
    if (!wantsPage && fault.status === 401) reply.header('WWW-Authenticate', 'Bearer');
    if (!wantsPage) return this.problem(fault, request, reply);
    const detour = this.redirectOf(fault, request);
    if (detour && 'url' in detour) return this.lead(detour, request, reply);
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (fault.status >= 500 && visitOf(request).request.isBackground)
        return this.rest(fault, request, reply);
      // a page of the application asks the database for its menu
      if (fault.isLate) return this.errors.sendDocument(request, reply, fault.status);
      return this.page(fault, request, reply, detour?.page);
    }
    return this.form(fault, request, reply);
  }

  private lead(
    { url, message }: RedirectTarget,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const flash = message && toast(this.i18n, request.locale, message.severity, message.key);
    return this.redirectBack(redirect(url, { flash }), request, reply);
  }

  private async problem(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const errors = this.fieldMessages(fault, request);
    const versions = fault.current && (await bothVersions(fault.current, request, reply));
    void reply
      .status(fault.status)
      .type(PROBLEM)
      .send(
        JSON.stringify({
          type: 'about:blank',
          title: this.text(fault.key, fault.values, request),
          status: fault.status,
          code: codeOf(fault.key),
          requestId: request.id,
          ...(Object.keys(fault.values).length && { values: fault.values }),
          ...(Object.keys(errors).length && { errors }),
          ...versions,
        }),
      );
  }

  private page(
    { status }: Fault,
    request: FastifyRequest,
    reply: FastifyReply,
    page: FaultPage['page'] | 'errors/show' = 'errors/show',
  ): Promise<void> {
    const title = this.text(`${errorTexts(status)}.title`, {}, request);
    // whatever the page that failed has said about itself is not about this one
    headOf(request).content = { title, robots: 'noindex' };
    return this.errors.sendPage(request, reply, {
      status,
      page,
      props: { status, requestId: String(request.id) },
    });
  }

  /** A list that is scrolled on would ask again and again for what was rescued, so it is told as of a failed write. */
  private rest(fault: Fault, request: FastifyRequest, reply: FastifyReply): void {
    const flash = isScrolling(request) ? this.message(fault, request) : undefined;
    this.errors.sendUnchanged(request, reply, { status: fault.status, page: 'errors/show', flash });
  }

  /** Back to where the form is, with what is wrong beside its fields, or in a toast. */
  private async form(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (fault.current) return this.staleForm(fault.current, request, reply);
    const errors = this.fieldMessages(fault, request);
    const message = this.text(fault.key, fault.values, request);
    const flash = this.message(fault, request);
    // where the form is could not be shown either, and what was typed would be gone
    if (fault.status === 503 && visitOf(request).request.isInertia)
      return this.errors.sendUnchanged(request, reply, { status: 503, page: 'errors/show', flash });
    const invalid = () => this.failures.invalid(request, reply, { errors, message, fallback: '/', flash });
    if (fault.status === 422) return invalid();
    if (!this.failures.isForm(request)) return this.problem(fault, request, reply);
    if (Object.keys(errors).length) return invalid();
    return this.redirectBack(back('/', { flash }), request, reply);
  }

  /** What could not be done, and why. */
  private message(fault: Fault, request: FastifyRequest) {
    const flash = toast(this.i18n, request.locale, 'error', fault.key, fault.values);
    const sentence = failureToast(request);
    if (sentence) flash.toast.detail = `${this.text(sentence, {}, request)} ${flash.toast.detail}`;
    return flash;
  }

  /** Back to the form, which keeps what was typed, with what somebody else has made of it meanwhile. */
  private async staleForm(
    current: () => unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const message = this.text('fault.stale_form', {}, request);
    return this.failures.invalid(request, reply, {
      errors: { [VERSION_FIELD]: message },
      message,
      fallback: '/',
      flash: {
        ...toast(this.i18n, request.locale, 'error', 'fault.stale_form'),
        conflict: await formConflict(current, request),
      },
    });
  }

  private async redirectBack(
    response: ReturnType<typeof redirect | typeof back>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    await this.failures.answer(response, request, reply);
  }

  private fieldMessages(fault: Fault, request: FastifyRequest): Record<string, string> {
    return Object.fromEntries(
      Object.entries(fault.fields).map(([field, { key, values }]) => [
        field,
        this.text(key, values ?? {}, request),
      ]),
    );
  }

  private text(key: string, values: MessageValues, { locale }: FastifyRequest): string {
    const args = Object.entries(values).map(([name, value]) => [name, asWritten(value, locale)]);
    return this.i18n.t(key, { lang: locale, args: Object.fromEntries(args) as MessageValues });
  }
}

/** Fractions with the language's own sign; whole numbers choose plural forms, and may be ids. */
function asWritten(value: string | number, locale: Locale): string | number {
  if (typeof value === 'string' || Number.isInteger(value)) return value;
  return value.toLocaleString(locale, { maximumFractionDigits: 6 });
}

/** Where the texts of a status are; the page of errors has the same ones. */
function errorTexts(status: number): string {
  if (status === 404 || status === 410) return 'not_found';
  if (status >= 500) return 'server_error';
  return OTHER_TEXTS[status] ?? 'errors.other';
}

const OTHER_TEXTS: Record<number, string> = {
  401: 'errors.unauthenticated',
  403: 'errors.forbidden',
  429: 'errors.too_many',
};

const isScrolling = ({ headers }: FastifyRequest) => headers[HEADER.mergeIntent] !== undefined;

/** What a route is there for is not broken but unavailable, see Essential. */
function asSeen(fault: Fault, { routeOptions }: FastifyRequest): Fault {
  if (fault.status !== 500 || !routeOptions.config.isEssential) return fault;
  return { ...fault, status: 503, key: 'fault.unavailable' };
}
