import { Global, Module } from '@nestjs/common';
import { FormRedirects } from './form-redirects.js';
import { SelectedRecords } from './selected-records.js';

/** Global, as forms occur in many modules. */
@Global()
@Module({ providers: [FormRedirects, SelectedRecords], exports: [FormRedirects, SelectedRecords] })
export class FormRedirectsModule {}
