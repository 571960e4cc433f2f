import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { I18nService } from 'nestjs-i18n';
import type { Actor } from '../access/actor.js';
import { Can } from '../access/can.decorator.js';
import { CurrentActor } from '../access/current-actor.decorator.js';
import { IdParams } from '../core/http/id-params.js';
import { CurrentLocale } from '../core/http/request-locale.js';
import { toast } from '../core/http/toast.js';
import type { Locale } from '../core/i18n/locales.js';
import { StreamedUpload } from '../core/inertia/http/multipart.js';
import { back } from '../core/inertia/responses.js';
import { type PictureForm, receivePicture } from '../media/picture-form.js';
import { LocalizedDelete, LocalizedPost, route } from '../routes.js';
import { CompanyLogos } from './company-logos.js';

const LOGO: PictureForm = { field: 'logo', missing: 'companies.errors.no_logo' };

/** The logo in the form of a company; it saves by itself. */
@Controller()
@Can('company.write')
export class CompanyLogosPagesController {
  constructor(
    private readonly logos: CompanyLogos,
    private readonly i18n: I18nService,
  ) {}

  /** Multipart field `logo`. */
  @LocalizedPost('admin.companies.logo')
  @StreamedUpload()
  async upload(
    @Req() request: FastifyRequest,
    @Param() { id }: IdParams,
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
  ) {
    await this.logos.assertMayWrite(actor, id);
    await receivePicture(request, LOGO, (upload) => this.logos.upload(actor, id, upload));
    return this.toForm(id, locale, 'companies.toast.logo_received');
  }

  @LocalizedDelete('admin.companies.logo')
  async remove(@Param() { id }: IdParams, @CurrentActor() actor: Actor, @CurrentLocale() locale: Locale) {
    await this.logos.remove(actor, id);
    return this.toForm(id, locale, 'companies.toast.logo_removed');
  }

  private toForm(id: number, locale: Locale, message: string) {
    return back(route('admin.companies', {}, locale, { edit: id }), {
      flash: toast(this.i18n, locale, 'success', message),
    });
  }
}
