import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Translations } from '../../../core/i18n/local-text.js';
import type { ProductKind } from '../../../products/product.entity.js';

/** What a product is called, also one that is deleted. */
export interface VisitedProduct {
  id: number;
  companyId: number;
  companyName: string;
  kind: ProductKind;
  name: Translations;
  code: string;
  ean: string | null;
  isDeleted: boolean;
}

const BY_IDS = `
  select p.id, p.company_id as "companyId", c.company_name as "companyName", p.kind, p.name, p.product_code as code, p.ean,
    p.deleted_at is not null as "isDeleted"
  from products p join companies c on c.id = p.company_id where p.id = any($1::integer[])`;

/** Names of what was counted. */
@Injectable()
export class VisitedProducts {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async find(id: number): Promise<VisitedProduct | undefined> {
    return (await this.byIds([id])).get(id);
  }

  async byIds(ids: number[]): Promise<Map<number, VisitedProduct>> {
    const products = await this.database.query<VisitedProduct[]>(BY_IDS, [ids]);
    return new Map(products.map((product) => [product.id, product]));
  }
}
