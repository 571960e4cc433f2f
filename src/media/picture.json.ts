import { IsInt } from 'class-validator';

/** The image of a thing. */
export class PictureChoiceJson {
  @IsInt()
  mediaId: number;
}
