import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  bool,
  int,
  json,
  nullable,
  oneOf,
  type RowOf,
  statement,
  text,
} from '../../../core/database/statement.js';
import type { Translations } from '../../../core/i18n/local-text.js';
import type { ProductKind } from '../../../products/product.entity.js';

const BY_IDS = statement({
  id: int,
  companyId: int,
  companyName: text,
  kind: oneOf<ProductKind>(),
  name: json<Translations>(),
  code: text,
  ean: nullable(text),
  isDeleted: bool,
})`
  select p.id, p.company_id as "companyId", c.company_name as "companyName", p.kind, p.name, p.product_code as code, p.ean,
    p.deleted_at is not null as "isDeleted"
  from products p join companies c on c.id = p.company_id where p.id = any($1::integer[])`;

/** A product as statistics name it, also a deleted one. */
export type VisitedProduct = RowOf<typeof BY_IDS>;

/** Names of counted products. */
@Injectable()
export class VisitedProducts {
  constructor(private readonly database: DataSource) {}

  async find(id: number): Promise<VisitedProduct | undefined> {
    return (await this.byIds([id])).get(id);
  }

  async byIds(ids: number[]): Promise<Map<number, VisitedProduct>> {
    const products = await BY_IDS.rows(this.database, [ids]);
    return new Map(products.map((product) => [product.id, product]));
  }
}
