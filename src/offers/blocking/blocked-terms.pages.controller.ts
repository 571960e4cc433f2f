import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { checkInput } from '../../core/http/input/check-input.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { lenientQuery } from '../../core/http/input/lenient-query.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { redirect } from '../../core/inertia/responses.js';
import { BLOCK_REASONS, type BlockedTerm } from '../../products/blocking/blocked-term.js';
import { BlockedOfferRequests } from '../../products/refresh/blocked-offer-requests.js';
import { LocalizedGet, LocalizedPost, route } from '../../routes.js';
import { BlockedTermInput, BlockedTermsQuery, MAX_TERM } from './blocked-term.input.js';
import type { TermDraft } from './blocked-terms.pages.js';
import { BlockedTermsService } from './blocked-terms.service.js';
import { TermPreviews } from './term-previews.js';

const NOT_SAVED = 'blocked-terms.not_saved';

/** The page of blocked terms. Its forms work without JavaScript. */
@Controller()
@Can('platform.manage')
export class BlockedTermsPagesController {
  constructor(
    private readonly terms: BlockedTermsService,
    private readonly previews: TermPreviews,
    private readonly requests: BlockedOfferRequests,
    private readonly redirects: FormRedirects,
  ) {}

  /** Shows a preview if the query contains the fields of a term. */
  @LocalizedGet('admin.imports.blocked-terms')
  @Page('blocked-terms/index')
  @PrivateTitle('blocked-terms.title')
  async index(@Req() { locale, query }: FastifyRequest) {
    const terms = await this.terms.list();
    const previewed = await previewedTerm(query);
    const { edit } = lenientQuery(BlockedTermsQuery, query);
    const edited = terms.find(({ id }) => id === edit);
    const draft = previewed ?? edited ?? null;
    return {
      terms: terms.map((term) => ({
        ...term,
        editUrl: `${route('admin.imports.blocked-terms', {}, locale, { edit: term.id })}#term`,
        removeUrl: route('admin.imports.blocked-terms.removal', { id: term.id }, locale),
      })),
      reasons: BLOCK_REASONS,
      maxLength: MAX_TERM,
      draft: draft && toDraft(draft),
      preview: previewed && (await this.previews.previewTerm(previewed, locale)),
      isApplying: await this.requests.isWaiting(),
      previewUrl: route('admin.imports.blocked-terms.preview', {}, locale),
      addUrl: route('admin.imports.blocked-terms', {}, locale),
      offersUrl: route('admin.imports.blocked-offers', {}, locale),
      importsUrl: route('admin.imports', {}, locale),
    };
  }

  @LocalizedPost('admin.imports.blocked-terms')
  @FailureToast(NOT_SAVED)
  async add(@Req() request: FastifyRequest, @Body() { id = null, ...term }: BlockedTermInput) {
    await this.terms.save(request.actor, { id, ...term });
    return this.toList(request, id === null ? 'blocked-terms.toast.created' : 'blocked-terms.toast.updated');
  }

  /** Redirects to the preview of the term. */
  @LocalizedPost('admin.imports.blocked-terms.preview')
  @FailureToast('blocked-terms.not_previewed')
  preview(@Req() { locale }: FastifyRequest, @Body() input: BlockedTermInput) {
    const { id, adult, inNames, forms, google, exceptions, ...term } = input;
    const lists = { forms: forms.join(', '), google: google.join('\n'), exceptions: exceptions.join(', ') };
    const given = { ...term, ...lists, id: id ?? null, adult: adult || null, inNames: inNames || null };
    return redirect(route('admin.imports.blocked-terms', {}, locale, given));
  }

  @LocalizedPost('admin.imports.blocked-terms.removal')
  @FailureToast(NOT_SAVED)
  async remove(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    await this.terms.remove(request.actor, id);
    return this.toList(request, 'blocked-terms.toast.deleted');
  }

  private toList({ locale }: FastifyRequest, message: string) {
    return this.redirects.to({ locale }, route('admin.imports.blocked-terms', {}, locale), message);
  }
}

/** The term of a preview; null when the query names none that could be saved. */
async function previewedTerm(query: unknown): Promise<BlockedTerm | null> {
  const fields = query as Record<string, unknown>;
  if (typeof fields['term'] !== 'string') return null;
  const names = ['id', 'term', 'reason', 'forms', 'google', 'exceptions', 'adult', 'inNames'];
  const given = Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));
  try {
    const { id = null, ...term } = await checkInput(BlockedTermInput, given);
    return { id: id ?? 0, ...term };
  } catch {
    return null;
  }
}

const toDraft = ({ id, forms, google, exceptions, ...term }: BlockedTerm): TermDraft => ({
  id: id || null,
  term: term.term,
  reason: term.reason,
  forms: forms.join(', '),
  google: google.join('\n'),
  exceptions: exceptions.join(', '),
  adult: term.adult,
  inNames: term.inNames,
});
