export * from './endpoints.ts';
export * from './errors.ts';
export * from './expect-complete.ts';
export * from './implement.ts';
export * from './requests.ts';
export * from './respond.ts';
export * from './responses.ts';
export * from './shared-screen.ts';
