export { SignUpBusinessPage as signUpBusiness } from '../../businesses/SignUpBusinessPage';
