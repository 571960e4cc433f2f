import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Translations } from '../../core/i18n/local-text.js';
import type { OptionalField } from '../intake/field-coverage.js';
import type { IssueRow } from '../import-reports.js';
import type { ProductKind } from '../../products/product.entity.js';
import type { FindingSource } from './finding-kinds.js';
import * as statements from './finding.statements.js';

/** The store's product of a finding, as far as it has one with that code now. */
export interface FoundProduct {
  productId: number | null;
  productKind: ProductKind | null;
  productName: Translations | null;
}

export interface FindingRow extends FoundProduct {
  id: string;
  /** null: the run before did not know it yet. */
  line: number | null;
  productCode: string | null;
  issue: IssueRow | null;
  gap: OptionalField | null;
  /** Of a picture: its address, and why it could not be fetched. */
  picture: { url: string; failure: string } | null;
}

interface Place {
  importId: number;
  companyId: number;
}

export interface PageOf {
  page: number;
  limit: number;
}

/** What is wrong with a store's feed, one by one; only reads, and never more than a page and its count. */
@Injectable()
export class FindingReports {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** How many there are of a kind, those that are not kept one by one included. */
  async count(source: FindingSource, { importId, companyId }: Place): Promise<number> {
    if (source.from === 'pictures') return this.first(statements.COUNT_PICTURES, [companyId]);
    if (source.from === 'gaps') return this.first(statements.COUNT_GAPS, [importId, source.field]);
    return this.first(statements.COUNT_ISSUES, [importId, source.codes, source.errorsOnly ?? false]);
  }

  /** One page of them, and how many are kept. */
  async page(
    source: FindingSource,
    { importId, companyId }: Place,
    { page, limit }: PageOf,
  ): Promise<{ items: FindingRow[]; count: number }> {
    const range = [limit, (page - 1) * limit];
    if (source.from === 'pictures') {
      const values = [importId, companyId, ...range];
      const items = await this.database.query<FindingRow[]>(statements.PICTURES, values);
      return { items, count: await this.first(statements.COUNT_PICTURES, [companyId]) };
    }
    if (source.from === 'gaps') {
      const values = [importId, companyId, source.field];
      const items = await this.database.query<FindingRow[]>(statements.GAPS, [
        ...values,
        source.codes,
        ...range,
      ]);
      return { items, count: await this.first(statements.COUNT_KEPT_GAPS, [importId, source.field]) };
    }
    const chosen = [source.codes, source.errorsOnly ?? false];
    const values = [importId, companyId, ...chosen, ...range];
    const items = await this.database.query<FindingRow[]>(statements.ISSUES, values);
    return { items, count: await this.first(statements.COUNT_KEPT_ISSUES, [importId, ...chosen]) };
  }

  private async first(statement: string, values: unknown[]): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(statement, values);
    return row?.count ?? 0;
  }
}
