import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { TextField } from '../text-field/index.ts';

const ranges = ['1D', '1W', '1M'].map((value) => ({ value, label: value }));

function Inputs() {
  return (
    <div className="grid gap-grid">
      <Card title="Floating inputs">
        <div className="grid gap-5 tablet:grid-cols-2 desktop:grid-cols-4">
          <TextField label="Full name" />
          <TextField label="Nominee" defaultValue="Asha Namuna" />
          <TextField
            label="Mobile Number"
            prefix="+91"
            defaultValue="12345"
            errorMessage="Enter a valid 10-digit Indian mobile number"
          />
          <TextField
            label="Invitation Code"
            defaultValue="SBX-4821"
            isClearable={false}
            successMessage="Code accepted"
          />
          <TextField label="UID" defaultValue="100482" isDisabled />
          <TextField label="Verification code" defaultValue="482 190" variant="standard" />
          <PasswordField label="Password" autoComplete="current-password" defaultValue="Wealth@123" />
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            errorMessage="Minimum 6 characters"
          />
        </div>
      </Card>
      <Card title="Selection">
        <div className="grid gap-1">
          <Checkbox defaultSelected>Checked</Checkbox>
          <Checkbox>Unchecked</Checkbox>
          <Checkbox isDisabled>Disabled</Checkbox>
          <Checkbox errorMessage="Please tick to continue.">You must agree to continue</Checkbox>
          <div className="pt-3">
            <SegmentedControl aria-label="Range" options={ranges} value="1D" onChange={() => {}} />
          </div>
        </div>
      </Card>
    </div>
  );
}

const meta = { title: 'Inputs/Kitchen sink', component: Inputs, tags: ['!autodocs'] } satisfies Meta<
  typeof Inputs
>;

export default meta;

export const All: StoryObj<typeof meta> = {};
