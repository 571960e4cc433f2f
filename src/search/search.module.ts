import { Module } from '@nestjs/common';
import { SearchUnderstanding } from './search-understanding.js';

@Module({
  providers: [SearchUnderstanding],
  exports: [SearchUnderstanding],
})
export class SearchModule {}
