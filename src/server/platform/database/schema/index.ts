export * from './session';
export * from './businesses';
export * from './memberships';
export * from './pods';
export * from './steps';
export * from './chat';
export * from './notifications';
export * from './events';
