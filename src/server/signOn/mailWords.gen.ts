/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  linked: {
    subject: (d: { providerName: string }) => d.providerName + " can now log you in",
    text: (d: { providerName: string }) => "Your Stepwell account is now linked to " + d.providerName + ", which logs you in without your password.",
    textOfBusiness: (d: { providerName: string; businessName: string }) => "Your Stepwell account is now linked to " + d.providerName + " of " + d.businessName + ", which logs you in without your password.",
    notYou: "If this wasn’t you, choose a new password straight away, on the login page under ‘Forgot password?’. That removes the link, too.",
  },
  removed: {
    subject: (d: { providerName: string }) => d.providerName + " no longer logs you in",
    text: (d: { providerName: string }) => "The link between your Stepwell account and " + d.providerName + " has been removed.",
    notYou: "If this wasn’t you, choose a new password straight away, on the login page under ‘Forgot password?’.",
  },
  whySecurity: "You’re getting this because it’s about the security of your Stepwell account.",
  code: {
    subject: (d: { code: string }) => d.code + " is your code for Stepwell",
    signUp: (d: { providerName: string }) => "Someone, most likely you, is signing up to Stepwell with " + d.providerName + ". To confirm that this is your email address, enter this code:",
    signUpOfBusiness: (d: { providerName: string; businessName: string }) => "Someone, most likely you, is signing up to Stepwell with " + d.providerName + " of " + d.businessName + ". To confirm that this is your email address, enter this code:",
    login: (d: { providerName: string }) => "Someone, most likely you, wants to log in to your Stepwell account with " + d.providerName + ". To confirm that it’s you, enter this code:",
    loginOfBusiness: (d: { providerName: string; businessName: string }) => "Someone, most likely you, wants to log in to your Stepwell account with " + d.providerName + " of " + d.businessName + ". To confirm that it’s you, enter this code:",
    warning: "It works for 15 minutes, and only in the browser where you started. Never give it to anyone: whoever enters it lets that provider into your account from then on. If this wasn’t you, you don’t need to do anything.",
    why: "You’re getting this because this address was entered on Stepwell.",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
