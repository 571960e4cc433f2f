import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { assertCompany } from '../access/actor-scope.js';
import { MediaService } from '../media/media.service.js';
import type { Upload } from '../media/media.uploads.js';
import { PictureChoice } from '../media/picture-choice.js';
import type { PictureInput } from '../media/picture.input.js';
import { CompaniesService } from './companies.service.js';
import type { Company } from './company.entity.js';

type Check = (company: Company) => void;

/** The signs of companies. A replaced one is left to the cleaning of pictures that nobody uses. */
@Injectable()
export class CompanyLogos {
  constructor(
    private readonly companies: CompaniesService,
    private readonly media: MediaService,
    private readonly pictures: PictureChoice,
  ) {}

  /**
   * For whom nothing is to be read that is not theirs to write.
   * @throws NotFound
   * @throws Forbidden
   */
  async assertMayWrite(actor: Actor, companyId: number): Promise<void> {
    assertCompany(actor, 'company.write', companyId);
    await this.companies.get(companyId);
  }

  /**
   * Takes a picture that is handed in; it shows when the worker has made its sizes.
   * @throws Invalid when it is none
   */
  async upload(actor: Actor, companyId: number, upload: Upload): Promise<Company> {
    await this.assertMayWrite(actor, companyId);
    return this.set(actor, companyId, await this.media.storeUpload({ companyId, ...upload }));
  }

  /**
   * Takes a picture that the company has handed in before, or one from elsewhere.
   * @param check gets the company as it is, and may refuse
   * @throws NotFound, Invalid as PictureChoice
   */
  async choose(actor: Actor, companyId: number, source: PictureInput, check: Check): Promise<Company> {
    await this.assertMayWrite(actor, companyId);
    return this.set(actor, companyId, await this.pictures.choose(companyId, source), check);
  }

  remove(actor: Actor, companyId: number, check?: Check): Promise<Company> {
    return this.set(actor, companyId, null, check);
  }

  private set(
    actor: Actor,
    companyId: number,
    logoMediaId: number | null,
    check: Check = () => undefined,
  ): Promise<Company> {
    return this.companies.update(actor, companyId, (company) => {
      check(company);
      return { logoMediaId };
    });
  }
}
