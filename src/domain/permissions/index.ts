export * from './business';
export * from './membership';
export * from './pod';
export * from './relation';
export * from './permissionWords';
