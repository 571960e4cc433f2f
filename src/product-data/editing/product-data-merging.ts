import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { Invalid } from '../../core/errors/domain-errors.js';
import { foldText } from '../../core/i18n/fold-text.js';
import { ProductDataDecisions } from '../product-data-decisions.js';
import type { DataAttribute, DataStatus } from '../product-data.entity.js';
import { contentOf, type DataContent, type ProductDataRecord } from '../product-data-record.js';
import { ProductDataStore } from '../product-data.store.js';

/** Merges records of the same GTIN. */
@Injectable()
export class ProductDataMerging {
  constructor(
    private readonly store: ProductDataStore,
    private readonly decisions: ProductDataDecisions,
  ) {}

  /**
   * Fills missing values from the others, in their order, and deletes these.
   * @throws NotFound also if one of them belongs to another company
   * @throws Invalid if one has another GTIN, or is the record itself
   */
  merge(by: Actor, id: number, from: number[], check: (data: ProductDataRecord) => void): Promise<void> {
    return this.store.transaction(async (manager) => {
      if (from.includes(id)) throw Invalid.because('from', 'product-data.errors.into_itself');
      const [target, ...others] = await this.store.lock(manager, by, [id, ...from]);
      check(target!);
      if (others.some(({ gtin }) => gtin !== target!.gtin))
        throw Invalid.because('from', 'product-data.errors.other_ean');
      const merged = others.reduce<ProductDataRecord>(
        (data, other) => ({ ...data, ...completed(data, other) }),
        target!,
      );
      const status = await this.statusOf(manager, by, target!, merged, others);
      // before the write: a unique index allows one approved record of a GTIN
      await this.store.remove(manager, by, others);
      await this.store.write(manager, by, target!, { ...merged, status }, 'merged');
    });
  }

  /** An approval is kept when the content is as approved, or the actor may decide. */
  private async statusOf(
    manager: EntityManager,
    by: Actor,
    target: ProductDataRecord,
    merged: ProductDataRecord,
    others: ProductDataRecord[],
  ): Promise<DataStatus> {
    const wasApproved = [target, ...others].some(({ status }) => status === 'approved');
    if (!wasApproved) return target.status;
    const isAsApproved =
      target.status === 'approved' && isDeepStrictEqual(contentOf(target), contentOf(merged));
    return isAsApproved || (await this.decisions.mayDecide(manager, by, merged)) ? 'approved' : 'requested';
  }
}

function completed(data: DataContent, other: DataContent): Partial<DataContent> {
  return {
    name: { ...other.name, ...data.name },
    description: { ...other.description, ...data.description },
    specifications: { ...other.specifications, ...data.specifications },
    brand: data.brand ?? other.brand,
    productCode: data.productCode ?? other.productCode,
    attributes: joined(data.attributes, other.attributes),
    categoryIds: [...new Set([...data.categoryIds, ...other.categoryIds])],
    mediaIds: [...new Set([...data.mediaIds, ...other.mediaIds])],
  };
}

function joined(attributes: DataAttribute[], others: DataAttribute[]): DataAttribute[] {
  const known = attributes.map((attribute) => {
    const other = others.find((one) => isSame(attribute, one));
    if (!other) return attribute;
    const { name, value, unit, definitionId } = attribute;
    return {
      definitionId: definitionId ?? other.definitionId,
      name: { ...other.name, ...name },
      value: { ...other.value, ...value },
      unit: unit ?? other.unit,
    };
  });
  return [...known, ...others.filter((other) => !attributes.some((attribute) => isSame(attribute, other)))];
}

/** Whether two attributes are of the same definition, or have the same name in a language. */
function isSame(one: DataAttribute, other: DataAttribute): boolean {
  if (one.definitionId !== null && one.definitionId === other.definitionId) return true;
  const names = new Set(Object.values(other.name).map(foldText));
  return Object.values(one.name).some((text) => names.has(foldText(text)));
}
