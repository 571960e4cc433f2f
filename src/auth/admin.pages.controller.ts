import { Controller, Param } from '@nestjs/common';
import { Can } from '../access/can.decorator.js';
import { NotFound } from '../core/errors/domain-errors.js';
import { CurrentLocale } from '../core/http/request-locale.js';
import type { Locale } from '../core/i18n/locales.js';
import { redirect } from '../core/inertia/responses.js';
import { LocalizedGet } from '../routes.js';
import { adminUrl } from './admin-sections.js';

/** The entrance of the admin area; each section is served by its own module. */
@Controller()
export class AdminPagesController {
  @LocalizedGet('admin')
  @Can('admin.enter')
  enter(@Param('page') page: string | undefined, @CurrentLocale() locale: Locale) {
    if (page !== undefined) throw new NotFound();
    return redirect(adminUrl(locale));
  }
}
