export * from './httpLink';
export * from './returnPath';
export * from './subject';
