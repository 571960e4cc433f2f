import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { assertCompany } from '../access/actor-scope.js';
import { Invalid, NotFound } from '../core/errors/domain-errors.js';
import { Media } from '../media/media.entity.js';
import { failureMessage } from '../media/media.failure.js';
import { MediaService } from '../media/media.service.js';
import type { Upload } from '../media/media.uploads.js';
import { CompaniesService } from './companies.service.js';
import type { Company } from './company.entity.js';

/** The signs of companies. A replaced one is left to the cleaning of pictures that nobody uses. */
@Injectable()
export class CompanyLogos {
  constructor(
    private readonly companies: CompaniesService,
    private readonly media: MediaService,
    @InjectDataSource() private readonly database: DataSource,
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
   * Takes a picture that the company has handed in before.
   * @throws NotFound also when it is another company's
   * @throws Invalid when it could not be used
   */
  async choose(actor: Actor, companyId: number, mediaId: number): Promise<Company> {
    await this.assertMayWrite(actor, companyId);
    const media = await this.database.getRepository(Media).findOneBy({ id: mediaId, companyId });
    if (!media) throw new NotFound();
    if (media.status === 'failed') {
      const { key, values } = failureMessage(media.failure!);
      throw new Invalid(key, values, { mediaId: { key, values } });
    }
    return this.set(actor, companyId, mediaId);
  }

  /** Takes a picture from elsewhere; the worker fetches it. */
  async fetch(actor: Actor, companyId: number, url: string): Promise<Company> {
    await this.assertMayWrite(actor, companyId);
    const known = await this.media.registerUrls(this.database.manager, companyId, [url]);
    const company = await this.set(actor, companyId, known.get(url)!);
    await this.media.requestPictures();
    return company;
  }

  remove(actor: Actor, companyId: number): Promise<Company> {
    return this.set(actor, companyId, null);
  }

  private set(actor: Actor, companyId: number, logoMediaId: number | null): Promise<Company> {
    return this.companies.update(actor, companyId, () => ({ logoMediaId }));
  }
}
