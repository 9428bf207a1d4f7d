export interface LoginValues {
  username: string;
  password: string;
  rememberMe: boolean;
}

export const emptyLogin: LoginValues = { username: '', password: '', rememberMe: false };
