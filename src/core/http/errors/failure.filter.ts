import { type ArgumentsHost, Catch, type ExceptionFilter, Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Texts } from '../../i18n/texts.js';
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
import { isOfReset } from '../routing/reset.js';
import { VERSION_FIELD } from '../versions/if-match.decorator.js';
import { isMachineRequest } from '../routing/machine-requests.js';
import { headOf } from '../pages/page-head.js';
import { bothVersions, formConflict } from '../versions/stale.js';
import { toast } from '../pages/toast.js';

/** The redirect target in place of an error page, and its message. */
export interface RedirectTarget {
  url: string;
  message?: { severity: 'info' | 'warn'; key: string };
}

/** The page that shows an error; default: the storefront's. */
export interface FaultPage {
  page: 'errors/admin';
}

/**
 * Provides the decision which errors of pages and forms redirect, and which page shows them; null: the
 * default.
 */
export const FAULT_REDIRECT = Symbol('FaultRedirect');
export type FaultRedirect = (fault: Fault, request: FastifyRequest) => RedirectTarget | FaultPage | null;

/** The Retry-After header of an outage. */
const RETRY_AFTER_SECONDS = 10;
const PROBLEM = 'application/problem+json; charset=utf-8';

/**
 * The only place that decides how an error looks from outside: problem document, page, or redirect back to
 * the form.
 */
@Injectable()
@Catch()
export class FailureFilter implements ExceptionFilter {
  private readonly logger = new Logger('Failure');

  constructor(
    private readonly errors: InertiaErrors,
    private readonly failures: InertiaFailures,
    private readonly texts: Texts,
    @Inject(FAULT_REDIRECT) private readonly redirectOf: FaultRedirect,
  ) {}

  async catch(exception: unknown, host: ArgumentsHost): Promise<void> {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    // the client is gone
    if (reply.sent || isOfReset(exception, request, reply)) return;
    // a request that failed before its language was determined
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
    const refusal = () => this.message(toFault(exception), request);
    if (wantsPage && (await this.failures.answer(exception, request, reply, refusal))) return;
    const fault = forRoute(toFault(exception), request);
    visitOf(request).isRefused = true;
    if (exception instanceof TooManyRequests) reply.header('Retry-After', exception.retryAfter);
    if (fault.unexpected) this.logger.error(exception, request.id);
    if (fault.status === 503) reply.header('Retry-After', RETRY_AFTER_SECONDS);
    if (!wantsPage && fault.status === 401) reply.header('WWW-Authenticate', 'Bearer');
    if (!wantsPage) return this.problem(fault, request, reply);
    const target = this.redirectOf(fault, request);
    if (target && 'url' in target) return this.redirectTo(target, request, reply);
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (fault.status >= 500 && visitOf(request).request.isBackground)
        return this.keepPage(fault, request, reply);
      // an error page queries the database for its menu
      if (fault.isTimeout) return this.errors.sendDocument(request, reply, fault.status);
      return this.page(fault, request, reply, target?.page);
    }
    return this.form(fault, request, reply);
  }

  private redirectTo(
    { url, message }: RedirectTarget,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const flash = message && toast(this.texts, request.locale, message.severity, message.key);
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
    const [title, description] = ['title', 'description'].map((part) =>
      this.text(`${errorTexts(status)}.${part}`, {}, request),
    ) as [string, string];
    // the head of the failed page does not apply to the error page
    headOf(request).content = { title, robots: 'noindex' };
    return this.errors.sendPage(request, reply, {
      status,
      page,
      props: { status, requestId: String(request.id), title, description },
    });
  }

  /**
   * A list with infinite scrolling would repeat a failed prop again and again, so its failure is reported
   * like a failed write.
   */
  private keepPage(fault: Fault, request: FastifyRequest, reply: FastifyReply): void {
    const flash = isScrolling(request) ? this.message(fault, request) : undefined;
    this.errors.sendUnchanged(request, reply, { status: fault.status, page: 'errors/show', flash });
  }

  /** Redirects back to the form with errors next to its fields, or in a toast. */
  private async form(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (fault.current) return this.staleForm(fault.current, request, reply);
    const errors = this.fieldMessages(fault, request);
    const message = this.text(fault.key, fault.values, request);
    const flash = this.message(fault, request);
    // the form's page fails as well, and a redirect would lose the input
    if (fault.status === 503 && visitOf(request).request.isInertia)
      return this.errors.sendUnchanged(request, reply, { status: 503, page: 'errors/show', flash });
    // visitors see errors at the fields; a form with a named action also has fields that are not on the screen
    const isAtFields = Object.keys(errors).length > 0 && failureToast(request) === undefined;
    const refusal = { errors, message, fallback: '/', flash: isAtFields ? undefined : flash };
    const invalid = () => this.failures.invalid(request, reply, refusal);
    if (fault.status === 422) return invalid();
    if (!this.failures.isForm(request)) return this.problem(fault, request, reply);
    if (Object.keys(errors).length) return invalid();
    return this.redirectBack(back('/', { flash }), request, reply);
  }

  /** The failed action, and the reason. */
  private message(fault: Fault, request: FastifyRequest) {
    const flash = toast(this.texts, request.locale, 'error', fault.key, fault.values);
    const sentence = failureToast(request);
    if (sentence) flash.toast.detail = `${this.text(sentence, {}, request)} ${flash.toast.detail}`;
    return flash;
  }

  /** Redirects back to the form, which keeps the input and shows the other person's changes. */
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
        ...toast(this.texts, request.locale, 'error', 'fault.stale_form'),
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
    const args = Object.entries(values).map(([name, value]) => [name, formatFractions(value, locale)]);
    return this.texts.t(key, locale, Object.fromEntries(args) as MessageValues);
  }
}

/** Formats fractions in the language; whole numbers select plural forms, and may be ids. */
function formatFractions(value: string | number, locale: Locale): string | number {
  if (typeof value === 'string' || Number.isInteger(value)) return value;
  return value.toLocaleString(locale, { maximumFractionDigits: 6 });
}

/** The texts of a status: the seed's for 404 and 500–503, and some for the others that a person can meet. */
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

/** An unforeseen error of an essential route is a 503; see Essential. */
function forRoute(fault: Fault, { routeOptions }: FastifyRequest): Fault {
  if (fault.status !== 500 || !routeOptions.config.isEssential) return fault;
  return { ...fault, status: 503, key: 'fault.unavailable' };
}
