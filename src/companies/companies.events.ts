/** A company appeared or disappeared from the storefront, with all its products. */
export class CompanyActivityChanged {
  static readonly event = 'companies.activity-changed';

  constructor(
    readonly companyId: number,
    readonly active: boolean,
  ) {}
}
