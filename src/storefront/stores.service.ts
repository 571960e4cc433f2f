import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Locale } from '../core/i18n/locales.js';
import { type MediaRow, mediaJson, toPicture } from '../media/media.presenter.js';
import type { StoreTile } from './storefront.pages.js';

const SHOWN = 12;

/** A store with the number of its visible offers. */
interface StoreRow {
  companyName: string;
  productCount: number;
  logo: MediaRow | null;
}

@Injectable()
export class StoresService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The stores with most offers. */
  largest(): Promise<StoreRow[]> {
    return this.database.query<StoreRow[]>(
      `select c.company_name as "companyName", n.offers as "productCount", ${mediaJson('m')} as logo
       from (select company_id, count(*)::integer as offers from catalogue_offers group by company_id
         order by offers desc, company_id limit $1) n
       join companies c on c.id = n.company_id
       left join media m on m.id = c.logo_media_id
       order by n.offers desc, c.id`,
      [SHOWN],
    );
  }
}

export function toStoreTile({ companyName, productCount, logo }: StoreRow, locale: Locale): StoreTile {
  return { name: companyName, productCount, logo: logo && toPicture(logo, locale, companyName) };
}
