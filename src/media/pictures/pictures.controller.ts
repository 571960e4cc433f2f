import { Controller, Get, Header, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../../access/public.decorator.js';
import { Storage } from '../../core/storage/storage.js';
import { findVariant, VARIANT_TYPES, variantKey } from './variant.js';

/** Serves the sizes of pictures. Their URL contains the hash of the content, so they never change; originals are not served. */
@Controller('media')
export class PicturesController {
  constructor(private readonly storage: Storage) {}

  @Get(':hash/:file')
  @Public()
  @Header('X-Content-Type-Options', 'nosniff')
  // a picture opened on its own loads nothing else
  @Header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  // other clients of the JSON API show these pictures, too
  @Header('Cross-Origin-Resource-Policy', 'cross-origin')
  async show(
    @Param('hash') hash: string,
    @Param('file') file: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const variant = findVariant(hash, file);
    const size = variant && (await this.storage.size(variantKey(hash, variant)));
    // not the error page: browsers ask for pictures in bulk
    if (!variant || size === null) return reply.code(404).header('cache-control', 'no-store').send();
    const etag = `"${hash.slice(0, 16)}-${file}"`;
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag });
    if (known?.includes(etag)) return reply.code(304).send();
    return reply
      .type(VARIANT_TYPES[variant.format])
      .header('content-length', size)
      .send(await this.storage.read(variantKey(hash, variant)));
  }
}
