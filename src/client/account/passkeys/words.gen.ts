/* Generated from words.en.json by `npm run words:generate`. Never edited by hand. */
import { number } from '../../../domain/text/messages';

export const words = {
  title: "Passkeys",
  intro: "Log in with your fingerprint, face or PIN, without your password or a code.",
  add: "Add a passkey",
  isFull: (d: { max: number }) => "You have " + number('en', d.max) + " passkeys, as many as an account can have. To add another, remove one first.",
  unsupported: "This browser can’t use passkeys. Open this page in another browser or on another device to add one.",
  none: "No passkeys yet",
  noneWhy: "Your phone, computer or password manager can keep a passkey for Stepwell. Nobody can guess it, and it only works on the real site.",
  added: (d: { date: string }) => "Added " + d.date,
  lastUsed: (d: { when: string }) => "Last used: " + d.when,
  neverUsed: "Never used",
  rename: "Rename",
  remove: "Remove",
  of: (d: { name: string }) => " " + d.name,
  adding: {
    text: "First confirm that it’s you. Then your browser asks where to keep the passkey.",
    submit: "Continue",
    cancelled: "No passkey was added.",
    exists: "This device or password manager already has a passkey for your account.",
    failed: "Your browser couldn’t make a passkey here. Try another browser or device.",
    again: "Try again",
    done: (d: { name: string }) => "The passkey ‘" + d.name + "’ has been added.",
  },
  renaming: {
    title: "Rename passkey",
    name: "Name",
    submit: "Save",
    done: (d: { name: string }) => "The passkey is now called ‘" + d.name + "’.",
  },
  removing: {
    title: (d: { name: string }) => "Remove ‘" + d.name + "’",
    crumb: "Remove passkey",
    text: "This passkey will no longer log you in. Your password still does. You can also delete it from your device or password manager.",
    submit: "Remove passkey",
    done: (d: { name: string }) => "The passkey ‘" + d.name + "’ has been removed.",
  },
};
