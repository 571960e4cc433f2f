import { Injectable } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { Config } from '../../core/config/config.js';
import { apiHandlers } from './api-handlers.js';
import { type Operation, toOperation } from './operation.js';
import { refusalComponents } from './refusals.js';
import { Schemas } from './schemas.js';
import { tagsOf } from './tags.js';

/** The API description in OpenAPI 3.1, built from the classes that validate input and answers. */
@Injectable()
export class ApiDocument {
  private made?: ReturnType<ApiDocument['make']>;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    private readonly config: Config,
  ) {}

  get() {
    return (this.made ??= this.make());
  }

  private make() {
    const schemas = new Schemas();
    const paths: Record<string, Record<string, Operation>> = {};
    for (const handler of apiHandlers(this.discovery, this.reflector))
      (paths[handler.path] ??= {})[handler.method] = toOperation(handler, schemas);
    return {
      openapi: '3.1.0',
      info: {
        title: this.config.appName,
        version: '1',
        description: DESCRIPTION,
        contact: { name: this.config.appName, url: this.config.publicUrl },
        license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: this.config.publicUrl, description: 'This catalogue' }],
      tags: tagsOf(Object.keys(paths)),
      paths: sorted(paths),
      components: {
        securitySchemes: SECURITY_SCHEMES,
        responses: refusalComponents(schemas),
        schemas: sorted(schemas.components),
      },
    };
  }
}

function sorted<Value>(values: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'An ID token of the identity provider.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'The session of a user signed in on the site.',
  },
  xsrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description:
      'The value of the cookie `__Host-XSRF-TOKEN` (without HTTPS `XSRF-TOKEN`); required for writes with a session.',
  },
};

const DESCRIPTION = `\
**Languages.** The language is taken from \`locale=sl|en\`, then from \`Accept-Language\`; the default is Slovenian. \
Texts are read and written in that language; a missing text is read in the other one. \`translations=true\` adds all \
languages to a read, and a write may send \`translations\` instead. An empty text is removed.

**Writing what you read.** You can send back anything a read returns. Read-only fields are ignored, omitted fields \
keep their values, and unknown fields are refused. Send numbers as numbers: \`12.5\`, never \`"12.5"\`.

**Concurrent changes.** Reading a single resource returns an \`ETag\`. Send it as \`If-Match\` with a write, and the \
write is refused with 412 if the resource has changed since; send it as \`If-None-Match\` with a read, and an unchanged \
resource isn't sent again.

**Retries.** A POST with an \`Idempotency-Key\` is carried out once. For 24 hours, the same request with the same key \
gets the same response, with \`Idempotency-Replayed: true\`. Uploads and responses that contain a secret don't support \
keys.

**Lists** are returned in pages of \`limit\` entries. \`X-Total-Count\` gives the total; follow \`next\` in \`Link\` to \
read them all. **Times** are ISO 8601 in UTC, **amounts of money** are numbers with two decimal places, **URLs** are \
absolute.

**Errors** are problem documents (RFC 9457). Their \`code\` is the same in all languages, and \`errors\` lists up to 50 \
invalid fields.

**This document** describes everything that is currently accepted and returned; later versions may return more fields.`;
