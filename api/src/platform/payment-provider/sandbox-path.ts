import { servicePath } from '@site/contract';

/** Where the pretended provider serves its widget and takes payments. */
export const sandboxPath = (app: string): string => `${servicePath('app', app)}/payments/sandbox`;
