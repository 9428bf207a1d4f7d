import type { Meta, StoryObj } from '@storybook/react-vite';
import { fromPaise } from '@wealth/domain';
import { formatQuantity } from '@wealth/i18n-locale';
import { Card } from '../card/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Chip, FilterChip } from '../chip/index.ts';
import { ChoiceCards } from '../choice-card/index.ts';
import { CodeField } from '../code-field/index.ts';
import { ComboBox } from '../combo-box/index.ts';
import { Cropper } from '../cropper/index.ts';
import { DateField } from '../date-field/index.ts';
import { BankIcon, GlobeIcon } from '../icon/icons.ts';
import { drawPicture } from '../image-file/testing.ts';
import { specimenCard } from '../image-loader/testing.ts';
import { ImageSlot, ImageUpload } from '../image-upload/index.ts';
import { arrives } from '../image-upload/testing.ts';
import { MobileField } from '../mobile-field/index.ts';
import { MoneyField } from '../money-field/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { PinInput } from '../pin-input/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import { Slider } from '../slider/index.ts';
import { Switch } from '../switch/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';

const ranges = ['1D', '1W', '1M'].map((value) => ({ value, label: value }));
const sides = [
  { value: 'BUY', label: 'Buy', tone: 'buy' },
  { value: 'SELL', label: 'Sell', tone: 'sell' },
] as const;
const orderTypes = [
  { value: 'LIMIT', label: 'Limit' },
  { value: 'MARKET', label: 'Market' },
];
const banks = [
  { value: 'SBOX', label: 'Sandbox Bank' },
  { value: 'NMNA', label: 'Namuna Co-op Bank' },
];
const ways = [
  {
    value: 'NET_BANKING',
    title: 'Net banking',
    description: 'Redirects to your bank',
    icon: <GlobeIcon />,
    aside: 'Instant',
  },
  {
    value: 'NEFT',
    title: 'NEFT / RTGS',
    description: 'Transfer to your client account',
    icon: <BankIcon />,
    aside: '1–2 hours',
  },
];

const fields = 'grid gap-5 tablet:grid-cols-2 desktop:grid-cols-4';

function ignore() {}

function Chips() {
  return (
    <Card title="Chips">
      <div className="flex flex-wrap gap-2">
        <FilterChip isSelected onChange={ignore} count={9}>
          All
        </FilterChip>
        <FilterChip isSelected={false} onChange={ignore} count={7}>
          Gainers
        </FilterChip>
        <Chip removal={{ label: 'Remove Financials', onPress: ignore }}>Financials</Chip>
        <Chip>NSE</Chip>
      </div>
    </Card>
  );
}

function Texts() {
  return (
    <Card title="Floating inputs">
      <div className={fields}>
        <TextField label="Full name" />
        <TextField label="Nominee" defaultValue="Asha Namuna" />
        <MobileField
          label="Mobile Number"
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
        <TextField label="Search records" placeholder="Search records" variant="chip" />
        <PasswordField label="Password" autoComplete="current-password" defaultValue="Wealth@123" />
        <PasswordField label="New Password" autoComplete="new-password" errorMessage="Minimum 6 characters" />
        <Select label="Order type" options={orderTypes} defaultValue="LIMIT" />
        <Select label="Account type" options={orderTypes} errorMessage="Choose a type." />
        <ComboBox label="Bank" options={banks} defaultValue="NMNA" />
        <ComboBox label="Branch" options={banks} />
        <TextArea label="What happened" defaultValue="The order shows as pending." maxLength={500} />
        <CodeField
          label="Verification Code"
          defaultValue="4821"
          onSendCode={ignore}
          hasSent
          secondsLeft={42}
        />
      </div>
    </Card>
  );
}

function Figures() {
  return (
    <Card title="Figures">
      <div className="grid gap-5 tablet:grid-cols-2">
        <MoneyField
          label="Amount"
          size="display"
          defaultValue={fromPaise(5000000)}
          description="Minimum ₹20,000 · Fifty thousand rupees"
        />
        <PinInput label="PIN" defaultValue="2468" description="Submits automatically at the sixth digit" />
        <NumberField
          label="Quantity"
          defaultValue={180000}
          step={1000}
          formatValue={formatQuantity}
          successMessage="Smallest block ₹25 crore met"
        />
        <MoneyField label="Price" defaultValue={fromPaise(147800)} step={fromPaise(5)} isPaiseShown />
        <Slider label="Tenure in months" minimum={6} maximum={36} step={6} defaultValue={12} />
        <PinInput label="New PIN" errorMessage="Failed to set PIN." />
      </div>
    </Card>
  );
}

function Selection() {
  return (
    <Card title="Selection">
      <div className="grid gap-6 tablet:grid-cols-2 desktop:grid-cols-3">
        <div className="grid content-start gap-1">
          <Checkbox defaultSelected>Checked</Checkbox>
          <Checkbox>Unchecked</Checkbox>
          <Checkbox isDisabled>Disabled</Checkbox>
          <Checkbox errorMessage="Please tick to continue.">You must agree to continue</Checkbox>
        </div>
        <div className="grid content-start gap-4">
          <RadioGroup label="Order type" options={orderTypes} defaultValue="LIMIT" />
          <Switch label="Show assets" defaultSelected />
          <Switch label="Compact rows" />
          <Switch layout="row" label="Repeat" description="Otherwise it ends after the first time" />
        </div>
        <div className="grid content-start gap-4">
          <ChoiceCards label="Pay with" options={ways} defaultValue="NET_BANKING" />
          <div>
            <SegmentedControl aria-label="Range" options={ranges} value="1D" />
          </div>
          <SegmentedControl aria-label="Side" options={sides} value="BUY" size="md" isFullWidth />
        </div>
      </div>
    </Card>
  );
}

function Inputs({ picture }: { picture?: File }) {
  return (
    <div className="grid gap-grid">
      <Chips />
      <Texts />
      <Figures />
      <Selection />
      <DatesAndImages picture={picture} />
    </div>
  );
}

const evidence = [1, 2].map((number) => ({
  url: specimenCard,
  name: `order-screen-${number}.png`,
  sizeBytes: number * 215_040,
}));

function DatesAndImages({ picture }: { picture?: File }) {
  return (
    <Card title="Dates and images">
      <div className="grid gap-5 tablet:grid-cols-2">
        <DateField label="Date of Birth" defaultValue="1994-03-14" />
        <DateField
          label="Date of Birth"
          defaultValue="2009-03-14"
          errorMessage="You must be at least 18 years old."
        />
        <ImageSlot label="ID Front" value={specimenCard} upload={arrives} />
        <ImageSlot label="ID Back" upload={arrives} />
        <ImageUpload label="Evidence" defaultValue={evidence} upload={arrives} onChange={() => {}} />
        {picture && <Cropper file={picture} label="Crop area" fileName="avatar.jpg" onChange={() => {}} />}
      </div>
    </Card>
  );
}

const meta = { title: 'Inputs/Kitchen sink', component: Inputs, tags: ['!autodocs'] } satisfies Meta<
  typeof Inputs
>;

export default meta;

export const All: StoryObj<typeof meta> = {
  loaders: [async () => ({ picture: await drawPicture({ width: 900, height: 600 }) })],
  render: (_args, { loaded: { picture } }) => (
    <Inputs picture={picture instanceof File ? picture : undefined} />
  ),
};
