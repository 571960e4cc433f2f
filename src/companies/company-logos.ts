import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { assertCompany } from '../access/actor-scope.js';
import { PictureChoice } from '../media/picture-choice.js';
import type { PictureInput } from '../media/picture.input.js';
import { CompaniesService } from './companies.service.js';
import type { Company } from './company.entity.js';

type Check = (company: Company) => void;

/** Logos of companies. A replaced logo is deleted by the clean-up of unused images. */
@Injectable()
export class CompanyLogos {
  constructor(
    private readonly companies: CompaniesService,
    private readonly pictures: PictureChoice,
  ) {}

  /**
   * Sets the logo to an uploaded image of the company, or to one from a URL.
   * @param check is called with the company, and may throw
   * @throws NotFound, Invalid as PictureChoice
   */
  async choose(actor: Actor, companyId: number, source: PictureInput, check: Check): Promise<Company> {
    // before anything is downloaded
    assertCompany(actor, 'company.write', companyId);
    await this.companies.get(companyId);
    return this.set(actor, companyId, await this.pictures.choose(companyId, source), check);
  }

  remove(actor: Actor, companyId: number, check: Check): Promise<Company> {
    return this.set(actor, companyId, null, check);
  }

  private set(actor: Actor, companyId: number, logoMediaId: number | null, check: Check): Promise<Company> {
    return this.companies.update(actor, companyId, (company) => {
      check(company);
      return { logoMediaId };
    });
  }
}
