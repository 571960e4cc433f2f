import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { type DataSource, In } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { assertCompany, companyScope } from '../../access/actor-scope.js';
import { Config } from '../../core/config/config.js';
import { float, statement } from '../../core/database/statement.js';
import { Invalid, NotFound } from '../../core/errors/domain-errors.js';
import { Media } from '../media.entity.js';
import { MediaUploads, type ReceivedUpload } from '../media-uploads.js';
import { PictureChoice } from '../picture-choice.js';
import { receiveUploads } from './upload-form.js';

/** What people hand in for their company, or for the platform. */
@Injectable()
export class MediaIntake {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly uploads: MediaUploads,
    private readonly pictures: PictureChoice,
    private readonly config: Config,
  ) {}

  /**
   * The company that somebody hands pictures in for: the one asked for, else the own one; null: the platform.
   * @throws NotFound for another one's company, or none
   * @throws Invalid when it has no room left
   */
  async ownerOf(actor: Actor, asked: number | undefined): Promise<number | null> {
    const owner = asked ?? companyScope(actor, 'products.write').companyId ?? null;
    if (owner === null) return null;
    assertCompany(actor, 'products.write', owner);
    if (!(await COMPANY.row(this.database, [owner]))) throw new NotFound();
    await this.assertRoom(owner);
    return owner;
  }

  /**
   * The pictures of a multipart form, all or none; `company` may stand in it, too.
   * @throws as `ownerOf` and `receiveUploads`
   */
  async receive(actor: Actor, request: FastifyRequest, company?: number): Promise<Media[]> {
    // a foreign company, or a full one, is told before anything is read
    await this.ownerOf(actor, company);
    const { received, fields } = await receiveUploads(request, this.uploads);
    return this.add(actor, fields.company ?? company, received);
  }

  /** A picture that the worker fetches from its address; its id. @throws as `ownerOf`, Invalid at `url` */
  async addAddress(actor: Actor, company: number | undefined, url: string): Promise<number> {
    return this.pictures.choose(await this.ownerOf(actor, company), { url });
  }

  private async add(actor: Actor, company: number | undefined, received: ReceivedUpload[]): Promise<Media[]> {
    const owner = await this.ownerOf(actor, company).catch(async (error: unknown) => {
      await this.uploads.discard(received);
      throw error;
    });
    const ids = await this.uploads.add(owner, received, actor);
    const media = await this.database.getRepository(Media).findBy({ id: In(ids) });
    return ids.map((id) => media.find((one) => one.id === id)!);
  }

  /** One upload more may go past it: the next one is refused. */
  private async assertRoom(companyId: number): Promise<void> {
    const { bytes } = await UPLOADED_BYTES.one(this.database, [companyId]);
    const limit = this.config.mediaCompanyBytes;
    if (bytes < limit) return;
    const gigabytes = Math.round((limit / GIGABYTE) * 10) / 10;
    throw new Invalid(
      'media.errors.no_room',
      { gigabytes },
      {
        file: { key: 'media.errors.no_room', values: { gigabytes } },
      },
    );
  }
}

const GIGABYTE = 1024 ** 3;

const COMPANY = statement({}, 'select from companies where id = $1');

// what failed keeps no file
const UPLOADED_BYTES = statement(
  { bytes: float },
  `
  select coalesce(sum(bytes), 0)::float8 as bytes from media
  where company_id = $1 and source_url is null and status <> 'failed'`,
);
