/** What bodies must look like: for the API and for tests. A browser's code takes the types alone. */
export * from '../fields';
export * from './all';
export * from './dealer-application';
export * from './enquiry';
export * from './lead';
export * from './order-create';
export * from './order-state';
export * from './otp';
export * from './payment';
export * from './test-ride-update';
export * from './walk-in';
