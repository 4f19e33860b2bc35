export * from './encoding';
export * from './httpLink';
export * from './membersPath';
export * from './pageLinks';
export * from './pathTo';
export * from './paths';
export * from './readSubject';
export * from './returnPath';
