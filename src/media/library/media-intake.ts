import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource, In } from 'typeorm';
import type { Actor } from '../../access/actor.js';
import { assertCompany, companyScope } from '../../access/actor-scope.js';
import { Config } from '../../core/config/config.js';
import { float, statement } from '../../core/database/statement.js';
import { Invalid, NotFound } from '../../core/errors/domain-errors.js';
import { Media } from '../media.entity.js';
import { MediaUploads, type ReceivedUpload } from '../media-uploads.js';
import { PictureChoice } from '../picture-choice.js';
import { receiveUploads } from './upload-form.js';

/** Adds uploads and URLs for a company or the platform. */
@Injectable()
export class MediaIntake {
  constructor(
    private readonly database: DataSource,
    private readonly uploads: MediaUploads,
    private readonly pictures: PictureChoice,
    private readonly config: Config,
  ) {}

  /**
   * The company that new pictures belong to: the requested one, else the actor's own; null: the platform.
   * @throws NotFound for a company that is foreign or does not exist
   * @throws Invalid when its storage quota is used up
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
   * Adds the pictures of a multipart form, all or none; the form may have a field `company`.
   * @throws as `ownerOf` and `receiveUploads`
   */
  async receiveUploads(actor: Actor, request: FastifyRequest, company?: number): Promise<Media[]> {
    // refuses before the body is read
    await this.ownerOf(actor, company);
    const { received, fields } = await receiveUploads(request, this.uploads);
    return this.add(actor, fields.company ?? company, received);
  }

  /** Adds a picture that the worker fetches from its URL. @returns its id @throws as `ownerOf`, Invalid at `url` */
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

  /** The quota is checked before an upload, so the last one may exceed it. */
  private async assertRoom(companyId: number): Promise<void> {
    const { bytes } = await UPLOADED_BYTES.one(this.database, [companyId]);
    const limit = this.config.mediaCompanyBytes;
    if (bytes < limit) return;
    const gigabytes = Math.round((limit / GIGABYTE) * 10) / 10;
    throw Invalid.because('file', 'media.errors.no_room', { gigabytes });
  }
}

const GIGABYTE = 1024 ** 3;

const COMPANY = statement({})`select from companies where id = $1`;

// failed uploads have no file
const UPLOADED_BYTES = statement({ bytes: float })`
  select coalesce(sum(bytes), 0)::float8 as bytes from media
  where company_id = $1 and source_url is null and status <> 'failed'`;
