import { messages } from '@site/contract';

/** What is logged when the server's extra fields do not come (spec §8). */
export const REQUIREMENTS_FAILED = messages.requirementsInvalid;
