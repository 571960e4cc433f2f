import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Queue } from 'bull';
import { Repository } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { companyScope } from '../../access/actor-scope.js';
import { AuditService } from '../../audit/audit.service.js';
import type { Locale } from '../../core/i18n/locales.js';
import { NotFound } from '../../core/errors/domain-errors.js';
import { Product } from '../../products/product.entity.js';
import type { ProductRow } from '../../products/products.statements.js';
import { ProductsService } from '../../products/reading/products.service.js';
import type { OfferReportInput } from './offer-report.input.js';
import { OfferReport, type ReportStatus } from './offer-report.entity.js';
import { requestMails, REPORTS_QUEUE } from './report-mails.queue.js';

@Injectable()
export class OfferReports {
  constructor(
    @InjectRepository(OfferReport) private readonly reports: Repository<OfferReport>,
    private readonly products: ProductsService,
    private readonly audit: AuditService,
    @InjectQueue(REPORTS_QUEUE) private readonly mails: Queue,
  ) {}

  /** A visible offer. @throws NotFound */
  async offer(id: number): Promise<ProductRow> {
    const product = await this.products.find(id);
    if (!product?.visible) throw new NotFound();
    return product;
  }

  /** @throws NotFound for an offer that is not visible */
  async add(productId: number, { kind, text, email }: OfferReportInput, locale: Locale): Promise<void> {
    const { companyId, price, currency } = await this.offer(productId);
    await this.reports.insert({
      productId,
      companyId,
      kind,
      text,
      email: email ?? null,
      price: price.toFixed(2),
      currency,
      status: 'open',
      locale,
      note: '',
    });
    await requestMails(this.mails);
  }

  /** The newest first, of the actor's store or of all. */
  async list(actor: Actor, status: ReportStatus, { page, limit }: { page: number; limit: number }) {
    return this.reports.find({
      where: { ...companyScope(actor, 'company.read'), status },
      relations: { product: true, company: true },
      order: { id: 'DESC' },
      // the product may be deleted
      withDeleted: true,
      skip: (page - 1) * limit,
      take: limit,
    });
  }

  count(actor: Actor, status: ReportStatus): Promise<number> {
    return this.reports.count({ where: { ...companyScope(actor, 'company.read'), status } });
  }

  /** @throws NotFound when it is another store's */
  async get(actor: Actor, id: number): Promise<OfferReport> {
    const where = { id, ...companyScope(actor, 'products.write') };
    const relations = { product: true, company: true };
    const report = await this.reports.findOne({ where, relations, withDeleted: true });
    if (!report) throw new NotFound();
    return report;
  }

  /** @throws NotFound when it is another store's */
  async setStatus(actor: Actor, id: number, status: ReportStatus): Promise<void> {
    await this.reports.manager.transaction(async (manager) => {
      const report = await manager.findOne(OfferReport, {
        where: { id, ...companyScope(actor, 'products.write') },
        lock: { mode: 'pessimistic_write' },
      });
      if (!report) throw new NotFound();
      if (report.status === status) return;
      const isSolved = status === 'solved';
      const product = await manager.findOneOrFail(Product, {
        where: { id: report.productId },
        withDeleted: true,
      });
      await manager.update(OfferReport, id, { status, solvedAt: isSolved ? new Date() : null });
      await this.audit.record(manager, actor, {
        action: isSolved ? 'offer-report.solved' : 'offer-report.reopened',
        id,
        companyId: report.companyId,
        before: { status: report.status, productName: product.name },
        after: { status, productName: product.name },
      });
    });
  }
}
