import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { AuditService } from '../../audit/audit.service.js';
import { Config } from '../../core/config/config.js';
import { Conflict, NotFound } from '../../core/errors/domain-errors.js';
import { plainText } from '../../core/i18n/local-text.js';
import { Texts } from '../../core/i18n/texts.js';
import { Mailer } from '../../core/mail/mailer.js';
import { Company } from '../../companies/company.entity.js';
import { Product } from '../../products/product.entity.js';
import { productUrl } from '../../products/product.presenter.js';
import { OfferReport } from './offer-report.entity.js';

/** Answers to visitors who reported an error, and notes for the staff. */
@Injectable()
export class ReportAnswers {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditService,
    private readonly mailer: Mailer,
    private readonly texts: Texts,
    private readonly config: Config,
  ) {}

  /** Whether the visitor can get an answer. */
  canAnswer({ email, answer }: OfferReport): boolean {
    return email !== null && answer === null && this.mailer.enabled;
  }

  /**
   * Mails the answer to the visitor, once; a repeated request changes nothing.
   * @throws NotFound when the report is another store's
   * @throws Conflict if another answer was sent, or the visitor left no address
   * @throws Unavailable when the mail server is; nothing is stored
   */
  async answer(actor: Actor, id: number, answer: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const report = await lock(manager, actor, id);
      if (report.answer === answer) return;
      if (!this.canAnswer(report)) throw new Conflict('offer-reports.errors.not_answerable');
      await this.record(manager, actor, 'answered', report, { answer });
      await manager.update(OfferReport, id, { answer, answeredAt: new Date() });
      await this.send(manager, report, answer);
    });
  }

  /** @throws NotFound when the report is another store's */
  async setNote(actor: Actor, id: number, note: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const report = await lock(manager, actor, id);
      if (report.note === note) return;
      await manager.update(OfferReport, id, { note });
      await this.record(manager, actor, 'noted', report, { note });
    });
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    verb: 'answered' | 'noted',
    report: OfferReport,
    after: Partial<OfferReport>,
  ): Promise<void> {
    const productName = (await productOf(manager, report)).name;
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, report[name as 'note']]));
    await this.audit.record(manager, actor, {
      action: `offer-report.${verb}`,
      id: report.id,
      companyId: report.companyId,
      before: { ...before, productName },
      after: { ...after, productName },
    });
  }

  private async send(manager: EntityManager, report: OfferReport, answer: string): Promise<void> {
    const { locale, email, text, companyId } = report;
    const { companyName: store } = await manager.findOneByOrFail(Company, { id: companyId });
    const offer = await productOf(manager, report);
    const product = plainText(offer.name, locale);
    const say = (key: string) => this.texts.t(`offer-reports.answer_mail.${key}`, locale, { store, product });
    await this.mailer.sendTemplate(email!, locale, {
      subject: say('subject'),
      paragraphs: [say('intro'), answer, ...(text ? [say('your_report'), text] : [])],
      button: { label: say('button'), url: this.config.publicUrl + productUrl(offer, locale) },
    });
  }
}

async function lock(manager: EntityManager, actor: Actor, id: number): Promise<OfferReport> {
  const report = await manager.findOne(OfferReport, {
    where: { id, ...companyScope(actor, 'products.write') },
    lock: { mode: 'pessimistic_write' },
  });
  if (!report) throw new NotFound();
  return report;
}

const productOf = (manager: EntityManager, { productId: id }: OfferReport) =>
  manager.findOneOrFail(Product, { where: { id }, withDeleted: true });
