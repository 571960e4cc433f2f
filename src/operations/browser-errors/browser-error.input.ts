import { IsString, Matches, MaxLength } from 'class-validator';

/** An error that a page's script reports. */
export class BrowserErrorInput {
  @IsString()
  @MaxLength(500)
  message: string;

  /** The browser's own text; empty if it has none. */
  @IsString()
  @MaxLength(8_000)
  stack: string;

  /** Path of the page. */
  @IsString()
  @MaxLength(2_000)
  page: string;

  /** Build id of its scripts. */
  @Matches(/^[0-9a-f]{1,64}$/)
  build: string;
}
