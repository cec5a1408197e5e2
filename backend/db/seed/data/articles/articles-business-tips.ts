import type { SeedArticle } from '../types';

export const businessTips: SeedArticle[] = [
  {
    slug: 'a-retail-shelf-that-pays-for-its-floor',
    name: 'A retail shelf that pays for its floor',
    blurb:
      'Most salons have room for one good metre of retail. What to put on it, at what height, and what to take away.',
    author: { first: 'Tuan', last: 'Pham' },
    groups: ['business-tips'],
    publishTime: '2026-09-08T08:00:00+10:00',
    picture: 'counter-display',
    metaDescription:
      'How groomers and small retailers can make one metre of shelf earn its place: range, height, facing, price cards and a monthly habit.',
    content: `<p>A salon does not need a shop. It needs one metre of shelf that people look at while they wait, stocked with things the groomer would recommend anyway. After some hundreds of first orders, I have come to think that the first mistake is nearly always the same: too many lines, one of each.</p>
<h2>Start with what you already say</h2>
<p>For a week, write down each time a client asks you something at pick-up. 'What did you use on him?' 'How do I stop these knots?' 'Is there anything for the car?' Each question that comes up three times is a product. Those that come up once are not, however much you like them.</p>
<p>For most salons the list is short: the shampoo you washed with, a <a href="/product/leave-in-detangling-spray">detangling spray</a>, one training treat, one longer chew, a roll of bags, something for between washes. Six lines, twelve of each, is a better shelf than thirty lines in twos.</p>
<h2>Height and facing</h2>
<p>The eye goes first to a band between the chest and the eyebrows. Put there what you most want to be asked about. Treats go lower, because dogs are good sales staff and read at that height. Refills and large sizes go at the bottom, where weight belongs.</p>
<ul>
<li><strong>Face up.</strong> Turn labels to the front and pull stock to the edge each morning. It takes two minutes.</li>
<li><strong>Double the best.</strong> Give your strongest line two facings before you add a new line.</li>
<li><strong>Leave air.</strong> A hand's width above each row lets people pick things up, and people who pick things up buy.</li>
</ul>
<h2>One card, three facts</h2>
<p>A handwritten card beats a printed one, provided that it says something. Three facts are enough: what it is for, what it smells like or is made of, and which size lasts how long. 'Used on every dog today' is the best sentence on any card, if it is true.</p>
<p>Leave out claims that you would not repeat to a vet. A shampoo cleans. It does not cure, and a card that says so will come back to you.</p>
<h2>Show the price</h2>
<p>A product without a price asks the customer to begin a conversation about money, and most will not. Mark each shelf edge clearly, including the small size. If you are unsure what to charge, we have written about <a href="/article/margin-mark-up-and-gst">margin, mark-up and GST</a>.</p>
<h2>The counter is a different shelf</h2>
<p>Things beside the till are bought in ten seconds by people who already have a card in their hand. They must be small, cheap to say yes to and finished: nothing that needs explaining. Banded chews, a single biscuit, a capsule of bags. A <a href="/product/dispenser-and-rolls-counter-display">filled counter display</a> saves the work of composing one, and it is easy to see when it is empty.</p>
<h2>A habit for the first of the month</h2>
<p>Once a month, count what is left and write it beside what you bought. You need no software for six lines. Then do three things:</p>
<ul>
<li>Reorder what sold more than half, in the same quantity or a little more.</li>
<li>Move what sold less than a quarter to a better place, once.</li>
<li>Take off the shelf whatever has already been moved and still has not gone. Give it away with the next ten grooms and learn what people say.</li>
</ul>
<p>Twice a year, add one new line. Only one: then you will know whether it was the line or the season.</p>
<h2>What it should bring</h2>
<p>I am careful with numbers, since no two salons are alike. But a shelf is doing its work when one client in four leaves with something, and when you no longer have to think of what to say. If it is fewer than one in ten after three months, the range is wrong rather than the clients. Ring us: a swap of a few unopened cartons is easier than another quarter of dusting them.</p>
<p>One last thing. Put the person who likes talking to people in charge of the shelf, not the person with the tidiest handwriting. Cards can be copied out. Interest cannot.</p>`,
  },
  {
    slug: 'margin-mark-up-and-gst',
    name: 'Margin, mark-up and GST, without tears',
    blurb:
      'Two percentages that sound alike and are not, and where the tax goes. With one example you can redo on a napkin.',
    author: { first: 'Tuan', last: 'Pham' },
    groups: ['business-tips'],
    publishTime: '2026-05-19T08:00:00+10:00',
    picture: 'biscuit-shelf',
    metaDescription:
      'Margin and mark-up explained for small Australian pet retailers, with GST in the right place and a worked example.',
    content: `<p>Margin and mark-up are two ways to describe the same gap. People lose money by meaning one and calculating the other. Here is the whole matter in one example, with round numbers so that it can be done in the head. They are not our prices.</p>
<h2>The example</h2>
<p>You buy a pouch of treats for ten dollars before GST. You sell it for twenty dollars before GST. The gap is ten dollars.</p>
<ul>
<li><strong>Mark-up</strong> compares the gap with what you paid: ten on ten is 100 per cent.</li>
<li><strong>Margin</strong> compares the gap with what you charge: ten on twenty is 50 per cent.</li>
</ul>
<p>Same pouch, same gap, two numbers. Mark-up can be any size. Margin can never reach 100, because you did pay something for the pouch.</p>
<h2>Where it goes wrong</h2>
<p>A new stockist tells me that she needs a margin of 40 per cent, and adds 40 per cent to the cost. Ten dollars becomes fourteen. Her gap is four dollars on fourteen, a margin of a little over 28 per cent. She is more than a quarter short of her target on each sale, and it does not show until the end of the year.</p>
<p>To get from a cost to a price with a margin in mind, divide rather than multiply. For a margin of 40 per cent, divide the cost by 0.6. For 50 per cent, divide by 0.5. Ten divided by 0.6 is 16.67, which a shelf would call 16.65 or 16.95.</p>
<h3>A small table to keep by the till</h3>
<ul>
<li>Margin of 30%: divide by 0.70, a mark-up of about 43%</li>
<li>Margin of 40%: divide by 0.60, a mark-up of about 67%</li>
<li>Margin of 45%: divide by 0.55, a mark-up of about 82%</li>
<li>Margin of 50%: divide by 0.50, a mark-up of 100%</li>
</ul>
<h2>And the GST</h2>
<p>If you are registered for GST, the tax is not yours and is not a cost. You pay it on what you buy and claim it back; you collect it on what you sell and hand it over. So do all of the above before tax, and add 10 per cent at the very end.</p>
<p>Twenty dollars before GST is twenty-two on the shelf. Australian shelf prices for consumers must include it. To go back from a shelf price, divide by 1.1; do not take off 10 per cent, which gives a different and wrong answer: 22 less 10 per cent is 19.80, and those twenty cents are gone from each sale.</p>
<p>If you are not registered, the GST you pay <em>is</em> part of your cost. Work from the price with tax in it, and speak to an accountant about when registration begins to make sense.</p>
<h2>The costs that hide</h2>
<p>Freight belongs in the cost of the goods. Spread it over the order: if freight comes to 6 per cent of the goods, raise each cost by 6 per cent before you divide. A larger order lowers that percentage, which is the plainest reason to order monthly instead of weekly. Our rates by weight show in the cart before you commit to anything.</p>
<p>Then there is shrinkage: the pouch a dog opened, the tester, the biscuit given to a crying child. One or two per cent is normal. If you like to give things away, and many good shops do, give it a line of its own so that it remains a choice.</p>
<h2>What margin is usual?</h2>
<p>It depends on rent, on what the shop next door charges and on how often a line turns. Slow, bulky lines need more; a bag of <a href="/product/kangaroo-jerky-strips">jerky</a> that turns every fortnight can live with less than a gift box that turns at Christmas. What matters is cash over a year: margin times how often it sells. A line at 35 per cent that sells monthly earns more than one at 55 per cent that sells twice.</p>
<p>So before you put a price up, look at how often the thing leaves. Sometimes the answer is a second facing, not a second dollar.</p>
<p><em>This is general information and not tax advice. Your accountant knows your business, and we do not.</em></p>`,
  },
  {
    slug: 'ordering-for-christmas-without-a-garage-full',
    name: 'Ordering for Christmas without a garage full',
    blurb: 'Gift lines are won in October and lost in January. A calendar for buying enough and not too much.',
    author: { first: 'Leilani', last: 'Faumuina' },
    groups: ['business-tips'],
    publishTime: '2026-10-06T08:00:00+11:00',
    picture: 'gift-table',
    metaDescription:
      'A Christmas ordering calendar for pet retailers, groomers and cafes: what to buy when, how to use dates, and why 10 December matters.',
    content: `<p>Every January somebody rings to ask, a little shyly, whether we would take back nine gift boxes. I wish they had rung in October. Christmas is the one season where you can know almost everything in advance: the date, the weather, the size of the crowd. The trouble is in the order of the decisions. Here is the order I would take them in.</p>
<h2>October: decide what is a gift</h2>
<p>There are two kinds of Christmas stock. One is seasonal by what is printed on it: a crate with a ribbon, festive bows. The other becomes a gift because you put it together: a perfume, a tin of biscuits, a towel. The first kind is dead on Boxing Day. The second goes back to its shelf.</p>
<p>Aim for one part of the first to four of the second. A <a href="/product/wash-and-walk-gift-box">gift box</a> without a reindeer on it is a birthday present in February.</p>
<h2>Early November: place the main order</h2>
<p>Look up last year. If you have no records, count the grooming appointments in your book for the four weeks to Christmas: one client in six, roughly, will buy something to give if it stands where they wait. Order two thirds of that now. Keep the last third of your budget in your pocket.</p>
<ul>
<li><strong>Printed names</strong> take about three extra business days, and everyone wants them in the same week. Order them first.</li>
<li><strong>Check the dates.</strong> Biscuits keep six to nine months and jerky more than a year. Anything you may still have at Easter should be jerky.</li>
<li><strong>Think about heat.</strong> A tin of carob-iced biscuits should not stand in a window in Townsville.</li>
</ul>
<h2>Mid-November: put it out</h2>
<p>Earlier than feels right. People buy for other people's dogs before they buy for other people. Put a finished, opened sample on the counter so that nobody has to undo a lid. Write on a card what is inside and what it weighs: half of all parcels go in the post to someone's sister.</p>
<p>Make up three combinations at three prices, and no more. When I worked in a shop we had eleven, and everybody asked for the one we had run out of.</p>
<h2>Late November: count, then top up</h2>
<p>On the last Monday of November, count. What has sold a third or more already gets the rest of your budget. What has not moved gets a better place, not a second order. This is the day on which most overstock is made or avoided, and it takes twenty minutes.</p>
<h2>10 December: the last safe date</h2>
<p>We recommend having your final order with us by 10 December. We dispatch within 1 to 4 business days as always, and cities generally see the courier 3 to 5 business days after that. Regional freight can take up to 21 days at any time of year, so if you are outside a metropolitan area, take the last week of November as your date instead.</p>
<p>Later orders are packed and sent just the same. We simply cannot tell you that they will come before Christmas, and we would rather say so. The details are on <a href="/shipping-and-returns">shipping and returns</a>.</p>
<h2>The week itself</h2>
<p>Keep the everyday lines full. It is easy to run out of <a href="/product/plant-blend-waste-bags">bags</a> in the week when everyone has visitors and every visitor has a dog. Treats for the dog of the house, a towel for the beach, shampoo for after it: these sell on 23 December and need no ribbon.</p>
<h2>January: write it down</h2>
<p>On the first quiet morning, write down four numbers: what you bought, what you sold, what you marked down, and what people asked for that you did not have. Put the page somewhere you will find it in October. It is the most valuable piece of paper in the shop, and hardly anyone has one.</p>
<p>And if there are nine boxes left? Take out the card, take off the ribbon, and put them by the till as birthday presents, two at a time. They will go. Then ring me in October.</p>`,
  },
  {
    slug: 'setting-up-a-refill-corner',
    name: 'Setting up a refill corner',
    blurb: 'Refills sell slowly for six weeks and steadily after that. What it takes in space, labels and patience.',
    author: { first: 'Marnie', last: 'Callaghan' },
    groups: ['business-tips', 'grooming'],
    publishTime: '2025-08-12T08:00:00+10:00',
    picture: 'refill-corner',
    metaDescription:
      'How to set up a small refill corner in a pet shop or salon: which lines, how to label, hygiene, and how to price by weight.',
    content: `<p>The first refill corner I saw was a plank on two crates in a shop in Castlemaine: a drum tap, a funnel, a set of kitchen scales. It did more for that shop's name than any sign. It also leaked. Here is what I have learnt from helping a few dozen stockists set one up since.</p>
<h2>Begin with two products</h2>
<p>Choose things that people finish. A daily deodorant is finished in a month; a special-occasion perfume lasts a year and does not belong in a refill corner. For most shops the pair to begin with is one shampoo and one spray. Solid bars sit well beside them, since somebody who comes for less plastic will look at both: see the <a href="/product/solid-shampoo-bar">shampoo bar</a> and its companion, the <a href="/product/conditioner-bar">conditioner bar</a>.</p>
<p>You have two ways to do it:</p>
<ul>
<li><strong>Refill pouches.</strong> The customer takes home a <a href="/product/between-washes-refill-pouch">one-litre pouch</a> and fills up bottles there. No mess, no scales, the label is already right. Start here if you have no sink nearby.</li>
<li><strong>Fill in store.</strong> A drum with a tap, the customer's own bottle, and a price by weight. More theatre, more work, and some rules to follow.</li>
</ul>
<h2>Labels are the law, and a kindness</h2>
<p>A bottle filled in your shop needs to say what is in it. Keep a pad of stickers with the product name, the full ingredient list, the directions, the batch number from the drum and the date on which it was filled. We supply the text for every product that we sell in bulk; ask for the sheet when you order.</p>
<p>Do not fill bottles that held something else. I mean drinks above all. A soft-drink bottle of pet shampoo on a laundry shelf is an accident in waiting. Sell an empty bottle instead, and make it a nice one.</p>
<h2>Clean enough</h2>
<p>Shampoo is mostly water and goes off if it is handled carelessly. You need very little:</p>
<ul>
<li>Rinse and dry the customer's bottle, or ask that it comes clean and dry, and look inside.</li>
<li>Wipe the tap with a clean cloth after each use, and take it apart once a week.</li>
<li>Never pour back. What has left the drum does not return to it.</li>
<li>Use a drum within three months of opening and write that date on it in large letters.</li>
</ul>
<h2>Price by weight, and round down</h2>
<p>Volume is awkward to measure in odd bottles. Set the empty bottle on the scales, press zero, fill, read the grams. Our liquids weigh close enough to a gram a millilitre that nobody will feel cheated, though scales used for trade must be of an approved and verified kind. Set the price per 100 g about a quarter below the same amount in a new bottle. People do the sum, and less than that feels like a chore without thanks.</p>
<h2>The first six weeks</h2>
<p>Almost nothing will happen. Customers have a full bottle at home and must first empty it. This is when most refill corners are taken down again. Put a small sticker on each new bottle that you sell in the meantime: 'Bring me back.' In the seventh week they start to come, and then they come every month, which is the point. A person who refills is a person who returns.</p>
<h2>What to tell people</h2>
<p>Keep it to what you know. A refill pouch uses less plastic than new bottles; it is still plastic, and whether it can be recycled depends on where you live. A solid bar in paper uses none. Say that, and let them choose. In my experience customers are not put off by a modest claim. They are put off by a grand one that turns out to be half true.</p>
<p>And put a tray under the tap.</p>`,
  },
  {
    slug: 'bag-stations-for-parks-and-gardens',
    name: 'Bag stations for parks and gardens',
    blurb: 'How many a holiday park needs, where to put them, and why the second one matters most.',
    author: { first: 'Joel', last: 'Whitcombe' },
    groups: ['business-tips'],
    publishTime: '2025-11-18T08:00:00+11:00',
    picture: 'park-bench',
    metaDescription:
      'Planning dog waste bag stations for holiday parks, cafes and body corporates: numbers, placement, refills and signs that work.',
    content: `<p>I pack the bag stations, so I am the one who takes the calls when they are empty. Holiday parks, cafes with a lawn, a few body corporates and one very tidy cemetery. These are the questions I get, with the answers that have held up.</p>
<h2>How many?</h2>
<p>Walk the ground at the time when dogs do, early and late. Stand where a person would first notice that they have forgotten a bag. That is where a station goes. If you can see the next one from there, you have enough; if you have to remember where it is, you do not.</p>
<p>In practice a park of sixty to eighty sites is well served by four: one by the gate, one by the amenities block, one where the path leaves for the beach, one at the far end. A cafe needs one, beside the water bowl. A block of flats needs one at the door people really use, which is rarely the front.</p>
<h2>Why the second one matters most</h2>
<p>Everybody puts the first at the entrance. It is used, but by people who have just left home and have a bag in their pocket. The second, halfway round, catches those who have used theirs. If the budget runs to two, put them at the halfway point and the far end, and leave the gate for later.</p>
<h2>Put a bin beside it</h2>
<p>A station without a bin moves the problem ten metres. The bin needs a lid, shade if you can manage it, and to be emptied on a day that somebody has written down. Dog waste goes to general waste almost everywhere. If your council takes it in organics, it will say so in writing, and then you need bags that it accepts: ask to see the rule before you order.</p>
<h2>Mounting</h2>
<ul>
<li><strong>Height.</strong> Set the slot at about one metre. A child can reach it, and so can a person in a wheelchair.</li>
<li><strong>Post or wall.</strong> Clamps for 60 and 90 mm posts are an option on our <a href="/product/park-bag-station">Park Bag Station</a>; plugs and screws for walls are in the box. On brick, use the plugs. On fibro, find the stud.</li>
<li><strong>Away from sprinklers.</strong> Bags made partly of starch do not like to be wet. A metre to the side is enough.</li>
<li><strong>Out of the western sun</strong> where possible. The box can take it. The top dozen bags go brittle.</li>
</ul>
<h2>Refills</h2>
<p>Each station holds two <a href="/product/station-refill-rolls">refill rolls</a> of 200 bags. As a rule of thumb, in season, a busy station goes through one roll a fortnight; in winter, one every six weeks. Count for a month and you will have a better number than mine. Order when you have half a carton left, not when you open the last roll: regional freight can take up to three weeks, and that is when I get the calls.</p>
<p>Keep the keys on the cleaners' ring. I have posted a great many spare keys.</p>
<h2>The sign</h2>
<p>Most signs tell people off. The ones that work tell people where: 'Bags here. Next bags at the amenities block.' It takes for granted that the reader means well, and nearly all of them do. If you add your park's name on the plate it looks like a courtesy instead of an order, and courtesies are returned more often.</p>
<h2>What it costs to run</h2>
<p>Work it out as bags for each occupied site for each night. Most parks are surprised at how small the number is next to the cost of mowing around the alternative. One owner in Denham told me that the stations paid for themselves in mower time. I cannot prove it. I can say that he ordered two more.</p>
<h2>A short checklist</h2>
<ul>
<li>Walk it at seven in the morning</li>
<li>One station in sight of the next</li>
<li>A lidded bin at each, and a day to empty it</li>
<li>Slot at one metre, clear of water and late sun</li>
<li>Half a carton of refills is the signal to reorder</li>
</ul>
<p>If you would like a second opinion, send us a map of the site through the <a href="/contact">contact page</a> with the paths drawn in. I like maps.</p>`,
  },
];
