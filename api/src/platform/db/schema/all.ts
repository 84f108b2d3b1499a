/** Every table, for drizzle-kit, the export and the move command. One file per domain beside this. */
export * from './campaigns';
export * from './catalog';
export * from './dealers';
export * from './enquiries';
export * from './geo';
export * from './mail';
export * from './orders';
export * from './otp';
export * from './platform';
