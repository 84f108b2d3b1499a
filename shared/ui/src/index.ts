export * from './mui';
