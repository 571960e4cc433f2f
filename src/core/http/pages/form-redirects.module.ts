import { Global, Module } from '@nestjs/common';
import { FormRedirects } from './form-redirects.js';
import { SelectedRecords } from './selected-records.js';

/** Global, because many modules have forms. */
@Global()
@Module({ providers: [FormRedirects, SelectedRecords], exports: [FormRedirects, SelectedRecords] })
export class FormRedirectsModule {}
