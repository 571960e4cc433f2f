import { Global, Module } from '@nestjs/common';
import { FormRedirects } from './form-redirects.js';

/** Global, as forms occur in many modules. */
@Global()
@Module({ providers: [FormRedirects], exports: [FormRedirects] })
export class FormRedirectsModule {}
