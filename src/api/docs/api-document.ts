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
    description: 'Of who has signed in on the site.',
  },
  xsrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'The value of the cookie `XSRF-TOKEN`; beside a session, for writes.',
  },
};

const DESCRIPTION = `\
**Languages.** \`locale=sl|en\` counts, else \`Accept-Language\`, else Slovenian. Texts are read in that language, or in \
the other one where there is none, and written in it; \`translations=true\` adds all languages to a read, and a write \
may send \`translations\` instead. An empty text is removed.

**Writing what was read.** Whatever a read returns may be sent back. Fields that only the server writes are ignored, \
fields that are left out stay as they are, unknown ones are refused. Numbers are numbers: \`12.5\`, never \`"12.5"\`.

**Two at once.** Reads of single things answer an \`ETag\`. Sent as \`If-Match\` with a write, it is refused with 412 \
when somebody else was quicker; as \`If-None-Match\` with a read, it saves the answer.

**Sending again.** A POST with an \`Idempotency-Key\` is done once, and the same request with the same key is answered \
the same for 24 hours, with \`Idempotency-Replayed: true\`. Uploads and answers that hold a secret know no key.

**Lists** are pages of \`limit\` things. \`X-Total-Count\` says how many there are, and whoever follows \`next\` in \
\`Link\` reads them all. **Times** are ISO 8601 in UTC, **money** is a number with two decimals, **addresses** are \
absolute.

**Refusals** are problem documents (RFC 9457). Their \`code\` is the same in all languages, and \`errors\` names all \
broken fields, up to 50.

**This document** names all that is taken and answered now; later versions may answer more fields.`;
