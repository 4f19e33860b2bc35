/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number } from '../../domain/text/messages';

const en = {
  keyCreated: {
    subject: (d: { businessName: string }) => "New API key for " + d.businessName,
    textToCreator: (d: { keyName: string; businessName: string; date: string; scopes: string }) => "You created the API key ‘" + d.keyName + "’ for " + d.businessName + ". It works until " + d.date + ", with these scopes: " + d.scopes + ".",
    text: (d: { by: string; keyName: string; businessName: string; date: string; scopes: string }) => d.by + " created the API key ‘" + d.keyName + "’ for " + d.businessName + ". It works until " + d.date + ", with these scopes: " + d.scopes + ".",
    notYou: "If this wasn’t you, revoke the key now, and change your password.",
    ask: (d: { by: string }) => "If you don’t know what the key is for, ask " + d.by + ", or revoke it now.",
  },
  keyExpiring: {
    subject: (d: { businessName: string; date: string }) => "An API key for " + d.businessName + " expires on " + d.date,
    text: (d: { keyName: string; date: string }) => "The API key ‘" + d.keyName + "’ stops working on " + d.date + ". If a program still uses it, create a new key, give it to the program, and then revoke this one.",
  },
  seeKeys: "See API keys",
  webhookCreated: {
    subject: (d: { businessName: string }) => "New webhook for " + d.businessName,
    textToCreator: (d: { host: string; businessName: string }) => "You created a webhook: from now on we tell " + d.host + " what happens in " + d.businessName + ", with names and email addresses of members.",
    text: (d: { by: string; host: string; businessName: string }) => d.by + " created a webhook: from now on we tell " + d.host + " what happens in " + d.businessName + ", with names and email addresses of members.",
    notYou: "If this wasn’t you, delete the webhook now, and change your password.",
    ask: (d: { by: string }) => "If you don’t know what it’s for, ask " + d.by + ", or delete it now.",
  },
  webhookDisabled: {
    subject: (d: { businessName: string }) => "A webhook of " + d.businessName + " was turned off",
    text: (d: { host: string; days: number; businessName: string }) => d.host + " has accepted nothing for " + number('en', d.days) + " days, so we no longer send it what happens in " + d.businessName + ".",
    onAgain: "Once it works again, turn the webhook on. It won’t be told what happens until then.",
  },
  seeWebhook: "See the webhook",
  why: (d: { businessName: string }) => "You’re getting this because you run " + d.businessName + ".",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
