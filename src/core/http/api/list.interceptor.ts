import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { Config } from '../../config/config.js';
import { Listed } from './list-headers.js';

/** Sets the headers of lists. */
@Injectable()
export class ListInterceptor implements NestInterceptor {
  constructor(private readonly config: Config) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return next.handle().pipe(
      map((result: unknown) => {
        if (!(result instanceof Listed)) return result;
        result.setHeaders(http.getRequest(), http.getResponse(), this.config.publicUrl);
        return result.body as unknown;
      }),
    );
  }
}
