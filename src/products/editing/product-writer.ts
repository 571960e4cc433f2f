import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { command } from '../../core/database/statement.js';
import { FieldErrors } from '../../core/errors/field-errors.js';
import { foldText } from '../../core/i18n/fold-text.js';
import { Brands } from '../writing/brands.js';
import { CatalogueService } from '../read-model/catalogue.service.js';
import { Product } from '../product.entity.js';
import type { ProductRecord } from '../product-record.js';
import { asItIs } from './attribute.changes.js';
import { type ProductChanges } from './product.changes.js';
import { changedColumns } from './changed-columns.js';
import { ProductParts } from './product-parts.js';

/** A locked product as it is stored, and what is written of it. */
export interface ChangedProduct {
  stored: ProductRecord;
  changes: ProductChanges;
}

/** Writes one product with its parts, its price history and the read model, in the caller's transaction. */
@Injectable()
export class ProductWriter {
  constructor(
    private readonly parts: ProductParts,
    private readonly brands: Brands,
    private readonly catalogue: CatalogueService,
  ) {}

  /**
   * @param stored the locked product as it is
   * @returns whether anything has changed
   * @throws Invalid for parts that do not fit
   */
  async write(manager: EntityManager, stored: ProductRecord, changes: ProductChanges): Promise<boolean> {
    return (await this.writeAll(manager, [{ stored, changes }])).length > 0;
  }

  /**
   * As `write`, of several products. The read model follows all of them at once: in the order of its locks, whatever theirs.
   * @returns those of them that have changed
   */
  async writeAll(manager: EntityManager, products: ChangedProduct[]): Promise<ChangedProduct[]> {
    const changed: ChangedProduct[] = [];
    for (const product of products) if (await this.writeProduct(manager, product)) changed.push(product);
    const ids = changed.map(({ stored }) => stored.id);
    if (ids.length) await this.catalogue.refresh(manager, ids);
    return changed;
  }

  /** Deletes or restores a product. */
  async setDeleted(manager: EntityManager, id: number, deleted: boolean): Promise<void> {
    const deletedAt = deleted ? () => 'now()' : null;
    await manager.update(Product, id, { deletedAt, updatedAt: () => 'clock_timestamp()' });
    await this.catalogue.refresh(manager, [id]);
  }

  private async writeProduct(manager: EntityManager, { stored, changes }: ChangedProduct): Promise<boolean> {
    const columns = { ...changedColumns(stored, changes), ...(await this.brand(manager, stored, changes)) };
    const parts = await this.writeParts(manager, { ...stored, ...kindOf(changes) }, changes);
    if (!Object.keys(columns).length && !parts) return false;
    const isPriced = columns.price !== undefined || columns.currency !== undefined;
    await manager.update(Product, stored.id, {
      ...columns,
      ...(isPriced && { priceCheckedAt: () => 'now()' }),
      // now() is the start of the transaction: writes that waited for each other's lock could get the same version
      updatedAt: () => 'clock_timestamp()',
    });
    if (isPriced) await ADD_PRICE.run(manager, [stored.id]);
    return true;
  }

  private async brand(manager: EntityManager, stored: ProductRecord, { brand }: ProductChanges) {
    if (brand === undefined || brand === stored.brand) return {};
    if (brand === null) return { brandId: null };
    const ids = await this.brands.idsOf([brand], manager);
    return { brandId: ids.get(foldText(brand))! };
  }

  private async writeParts(
    manager: EntityManager,
    stored: ProductRecord,
    { categoryIds, attributes: listed, media }: ProductChanges,
  ): Promise<boolean> {
    const errors = new FieldErrors();
    const known = stored.attributes.map(asItIs);
    const attributes = listed && (await errors.wait(() => this.parts.readAttributes(manager, known, listed)));
    const isPlaced = categoryIds !== undefined && !isDeepStrictEqual(categoryIds, stored.categoryIds);
    const isDescribed = attributes !== undefined && !isDeepStrictEqual(attributes, known);
    const isPictured =
      media !== undefined &&
      !isDeepStrictEqual(
        media.map(({ id, mediaId }) => id ?? mediaId),
        stored.media.map(({ id }) => id),
      );
    if (isPlaced) await errors.wait(() => this.parts.setCategories(manager, stored, categoryIds));
    if (isDescribed) await this.parts.setAttributes(manager, stored, attributes);
    if (isPictured) await errors.wait(() => this.parts.setMedia(manager, stored, media));
    errors.assertNone();
    return isPlaced || isDescribed || isPictured;
  }
}

const kindOf = ({ kind }: ProductChanges) => (kind ? { kind } : {});

const ADD_PRICE = command(`
  insert into price_history (product_id, at, price, currency)
  select id, clock_timestamp(), price, currency from products where id = $1`);
