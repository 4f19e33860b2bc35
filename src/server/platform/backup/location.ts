/** Where one backup is kept: a file, or an object of a bucket. */
export interface BackupLocation {
  /** As an operator writes it: a path, or `s3://bucket/key`. */
  label: string;
  exists: () => Promise<boolean>;
  /**
   * Stores the whole content, or nothing if its source or the writing fails. Returns its size in bytes; throws a
   * StartupProblem if it can't be written.
   */
  write: (content: AsyncIterable<Buffer>) => Promise<number>;
  read: () => AsyncIterable<Buffer>;
}

/** Where scheduled backups are kept: a folder, or part of a bucket. */
export interface BackupStore {
  label: string;
  /** The names of everything in it. */
  names: () => Promise<string[]>;
  location: (name: string) => BackupLocation;
  remove: (name: string) => Promise<void>;
}
